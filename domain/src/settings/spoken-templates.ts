import type { AdditionalFieldTemplate, FolderTemplate } from './parcel-templates.ts'

/** The log is kept in German; in the interface others may put it in their words. */
export type TemplateWords = { shared: string; internal: string; kept: string; prefill: string }

const german: TemplateWords = {
  shared: 'öffentlich',
  internal: 'intern',
  kept: 'nicht löschbar',
  prefill: 'Vorbelegung',
}

/** One field: `Bodenrichtwert (öffentlich, nicht löschbar, Vorbelegung: 120 €)`. */
function sayField({ name, value, isShared, preventDeletion }: AdditionalFieldTemplate, words: TemplateWords) {
  const facts = [
    isShared ? words.shared : words.internal,
    ...(preventDeletion ? [words.kept] : []),
    ...(value === '' ? [] : [`${words.prefill}: ${value}`]),
  ]
  return `${name} (${facts.join(', ')})`
}

export const sayFields = (list: readonly AdditionalFieldTemplate[], words = german): string =>
  list.map((field) => sayField(field, words)).join('; ')

/** Every folder by the way to it: `Pläne; Pläne / Bebauung`. */
export const sayFolders = (list: readonly FolderTemplate[]): string => pathsOf(list).join('; ')

const pathsOf = (list: readonly FolderTemplate[], above = ''): string[] =>
  list.flatMap(({ name, children }) => [`${above}${name}`, ...pathsOf(children, `${above}${name} / `)])
