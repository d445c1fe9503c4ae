import { useQuery } from '@tanstack/react-query'
import { type Language } from '@allmende/domain/texts.ts'
import { useLanguage } from '../../ui/language.tsx'
import { useDefinition } from '../notice-context.ts'
import { type CodeTree, codeTree, type TreeList } from './code-tree.ts'
import { sdkQuery } from './sdk-query.ts'

/** A large list as it travels. */
export type CodeFile = { codes: readonly ({ codeValue: string } & Partial<Record<Language, string>>)[] }

const known = new WeakMap<CodeFile, CodeTree>()

export const codeFileQuery = (sdkVersion: string | null, list: TreeList, language: Language) =>
  sdkQuery<CodeFile>(`${sdkVersion}/codelists/${list}.gc/lang/${language}`)

/** A large list as a tree, fetched when the first field that needs it is drawn. */
export function useCodeTree(list: TreeList): { tree: CodeTree | undefined; failing: boolean } {
  const { form } = useDefinition()
  const { language } = useLanguage()
  const { data, failureCount } = useQuery(codeFileQuery(form.sdkVersion, list, language))
  return { tree: data && treeOf(list, data, language), failing: !data && failureCount > 0 }
}

function treeOf(list: TreeList, file: CodeFile, language: Language): CodeTree {
  const tree =
    known.get(file) ??
    codeTree(
      list,
      file.codes.map((code) => [code.codeValue, code[language] ?? code.codeValue]),
    )
  known.set(file, tree)
  return tree
}
