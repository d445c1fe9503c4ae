import type { FormField } from '@allmende/domain/notices/form/form.ts'
import type { CodeNode, TreeList } from './code-tree.ts'

/** Which tree a field chooses from, and which of its codes it takes. */
export type TreeChoice = { list: TreeList; takes: (node: Pick<CodeNode, 'code'>) => boolean }

const regionLength = 5

/** The trees by the code list that chooses from them. */
export const treeChoices: Readonly<Record<string, TreeChoice>> = {
  cpv: { list: 'cpv', takes: () => true },
  nuts: { list: 'nuts', takes: () => true },
  'nuts-lvl3': { list: 'nuts', takes: ({ code }) => code.length === regionLength },
}

export const treeChoiceOf = ({ codeList }: FormField): TreeChoice | undefined =>
  codeList === undefined ? undefined : treeChoices[codeList]
