import type { Form, FormGroup } from '@allmende/domain/notices/form/form.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import {
  isChoice,
  keyOf,
  type Part,
  type PartKey,
  partsBelow,
} from '@allmende/domain/templates/template-tree.ts'
import {
  EditedTemplate,
  type RoomTemplate,
  type Template,
} from '@allmende/domain/templates/templates.contract.ts'
import { mayKeepPanels } from '@allmende/domain/templates/templates.rules.ts'
import { defaultRoomTemplates } from '@allmende/domain/templates/templates.texts.ts'
import { say } from '@allmende/domain/texts.ts'
import { saying } from '@allmende/domain/validation.ts'

/** What the form starts from. */
export function typedTemplate(template?: Template): EditedTemplate {
  if (!template)
    return {
      name: '',
      description: '',
      active: true,
      projectTypes: [],
      roomTemplates: [...defaultRoomTemplates],
      panels: [],
    }
  const { name, description, active, projectTypes, roomTemplates, panels } = template
  return { name, description, active, projectTypes, roomTemplates, panels }
}

/** The contract's schema and the rules of a definition in one, so that every fault is told at its place. */
export const editedTemplateSchema = (base: Form | null) =>
  EditedTemplate.superRefine(({ panels }, context) => {
    const verdict = mayKeepPanels(panels, base)
    if (verdict.allowed) return
    const { type: _type, ...sentence } = reasons[verdict.reason]
    const text = {
      de: say(sentence, 'de', verdict.values),
      en: say(sentence, 'en', verdict.values),
    }
    for (const field of verdict.fields ?? [])
      context.addIssue({ code: 'custom', path: field.split('.').slice(1), ...saying(text) })
  })

export const labelOf = (part: Part): string => (isChoice(part) ? part.name : part.label)

/** Where the word of a part stands among the form's values: `panels.0.children.2.label`. */
export const labelPath = (part: Part, path: string): string => `${path}.${isChoice(part) ? 'name' : 'label'}`

/** The way from a part to what stands below it. */
export function wayBelow(part: Part): string {
  if (isChoice(part)) return 'fields'
  if (part.contentType !== 'field') return 'children'
  return part.displayType === 'CHECKBOX' ? 'fields' : 'choices'
}

/** The names of the rooms by their paths. */
export const roomLabels = (rooms: readonly RoomTemplate[], label: string): Record<string, string> =>
  Object.fromEntries(rooms.map((_room, index) => [`roomTemplates.${index}.name`, label]))

/** The words of every part by their paths, for the summary of what is wrong. */
export function partLabels(panels: readonly FormGroup[], unnamed: string): Record<string, string> {
  const labels: Record<string, string> = {}
  const walk = (parts: readonly Part[], at: string): void =>
    parts.forEach((part, index) => {
      const path = `${at}.${index}`
      labels[labelPath(part, path)] = labelOf(part) || unnamed
      labels[`${path}.choices`] = labelOf(part) || unnamed
      walk(partsBelow(part), `${path}.${wayBelow(part)}`)
    })
  walk(panels, 'panels')
  return labels
}

/** The parts with a fault, and those one has to open to see them. */
export function faultyParts(panels: readonly FormGroup[], errorAt: (path: string) => string | undefined) {
  const faulty: PartKey[] = []
  const around = new Set<PartKey>()
  const walk = (parts: readonly Part[], at: string, above: readonly PartKey[]): void =>
    parts.forEach((part, index) => {
      const path = `${at}.${index}`
      const key = keyOf(part, above.at(-1) ?? null)
      const lacksChoices = errorAt(`${path}.choices`) !== undefined
      if (lacksChoices || errorAt(labelPath(part, path)) !== undefined) {
        faulty.push(key)
        for (const outer of lacksChoices ? [...above, key] : above) around.add(outer)
      }
      walk(partsBelow(part), `${path}.${wayBelow(part)}`, [...above, key])
    })
  walk(panels, 'panels', [])
  return { faulty, around: [...around] }
}
