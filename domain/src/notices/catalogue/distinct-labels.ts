import { type Language, say } from '../../texts.ts'
import { type FormField, type FormItem, isField } from '../form/form.ts'

const halves = {
  date: { de: '{label} (Datum)', en: '{label} (date)' },
  time: { de: '{label} (Uhrzeit)', en: '{label} (time)' },
}

/** Fields beside each other that the standard calls the same are told apart: by their half of a moment, or by number. */
export function withDistinctLabels(items: readonly FormItem[], language: Language): FormItem[] {
  const asked = items.filter((item) => isField(item)).filter((field) => !field.presetWith)
  return items.map((item) => {
    const namesakes = asked.filter(({ label }) => label === item.label)
    return isField(item) && namesakes.length > 1 && namesakes.includes(item)
      ? { ...item, label: distinct(item, namesakes, language) }
      : item
  })
}

function distinct(field: FormField, namesakes: readonly FormField[], language: Language): string {
  const { label, type } = field
  const isHalf =
    (type === 'date' || type === 'time') && namesakes.filter((other) => other.type === type).length === 1
  return isHalf ? say(halves[type], language, { label }) : `${label} (${namesakes.indexOf(field) + 1})`
}
