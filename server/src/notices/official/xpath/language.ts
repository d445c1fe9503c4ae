import type { Evaluate } from './items.ts'
import type { Reader } from './tokens.ts'

/** What names mean in the expressions of one set of rules. */
export type Names = {
  namespaces: ReadonlyMap<string, string>
  /** Variables that have one value for the whole document. */
  constants: ReadonlySet<string>
}

/** With the way back to the top of the grammar, which brackets lead to. */
export type Language = Names & {
  /** One expression, up to a comma or a closing bracket. */
  readSingle: (reader: Reader, language: Language) => Evaluate
}
