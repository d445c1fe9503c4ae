import type { FormField } from '@allmende/domain/notices/form/form.ts'
import type { CodeNode, TreeList } from './code-tree.ts'

/** Which tree a field chooses from, and which of its codes it takes. */
export type TreeChoice = { list: TreeList; takes: (node: CodeNode) => boolean }

const regionLength = 5

const choices: Readonly<Record<string, TreeChoice>> = {
  cpv: { list: 'cpv', takes: () => true },
  nuts: { list: 'nuts', takes: () => true },
  'nuts-lvl3': { list: 'nuts', takes: ({ code }) => code.length === regionLength },
}

export const treeChoiceOf = ({ codeList }: FormField): TreeChoice | undefined =>
  codeList === undefined ? undefined : choices[codeList]
