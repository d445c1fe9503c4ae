import type { FiledFile } from '@allmende/domain/rooms/filed-file.ts'
import { useSay } from '../../ui/language.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import classes from './applicants.module.css'
import { texts } from './applicants.texts.ts'

/** The documents of an opened submission, as they were then. */
export function FiledFiles({ files }: { files: readonly FiledFile[] }) {
  const say = useSay()
  const { saySize } = useNumbers()
  if (files.length === 0) return <p className={classes.quiet}>{say(texts.noFiles)}</p>
  return (
    <table className={classes.files}>
      <caption>{say(texts.files)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(texts.fileName)}</th>
          <th scope="col">{say(texts.size)}</th>
          <th scope="col">{say(texts.checksum)}</th>
        </tr>
      </thead>
      <tbody>
        {files.map(({ documentId, name, size, sha256 }) => (
          <tr key={documentId}>
            <th scope="row">{name}</th>
            <td data-label={say(texts.size)}>{saySize(size)}</td>
            <td data-label={say(texts.checksum)}>
              <code>{sha256}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
