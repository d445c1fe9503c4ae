import { cleanTypedName, foldedName, uniqueName } from '@allmende/domain/files/file-names.ts'

/** Each of these as a name of a file or folder: usable everywhere, and none twice; `taken` goes on where others ended. */
export const distinctNames = (
  given: readonly string[],
  otherwise: string,
  taken = new Set<string>(),
): string[] =>
  given.map((one) => {
    const name = uniqueName(taken, cleanTypedName(one) ?? otherwise)
    taken.add(foldedName(name))
    return name
  })
