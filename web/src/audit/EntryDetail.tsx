import type { AuditChange } from '@allmende/domain/deed/audit-event.ts'
import type { LogEntry } from '@allmende/domain/audit/audit.contract.ts'
import { auditEventTexts, auditFactTexts } from '@allmende/domain/audit/audit.texts.ts'
import { sayExactMoment } from '@allmende/domain/times.ts'
import { Facts } from '../ui/Facts.tsx'
import { useLanguage, useSay } from '../ui/language.tsx'
import classes from './AuditLog.module.css'
import { texts } from './AuditLogScreen.texts.ts'

const factNames = ['user', 'organization', 'template', 'room', 'file', 'parcel', 'location', 'hash'] as const

/** Everything one entry says. */
export function EntryDetail({ entry }: { entry: LogEntry }) {
  const say = useSay()
  const { language } = useLanguage()
  const { data, projectId } = entry
  const project = [projectId && say(texts.project, { id: projectId }), data.project]
    .filter(Boolean)
    .join(': ')
  return (
    <div className={classes.detail}>
      <Facts
        facts={[
          { label: say(texts.type), value: say(auditEventTexts[entry.type]) },
          { label: say(texts.time), value: sayExactMoment(entry.created, language) },
          { label: say(texts.user), value: entry.userName },
          { label: say(auditFactTexts.project), value: project },
          ...factNames.map((name) => ({ label: say(auditFactTexts[name]), value: data[name] })),
        ]}
      />
      {data.changes && data.changes.length > 0 && <Changes changes={data.changes} />}
      <Facts facts={[{ label: say(texts.entryId), value: <code>{entry.id}</code> }]} />
    </div>
  )
}

function Changes({ changes }: { changes: readonly AuditChange[] }) {
  const say = useSay()
  const nothing = <em>{say(texts.nothing)}</em>
  return (
    <section>
      <h3 className={classes.changesTitle}>{say(texts.changes)}</h3>
      <ul className={classes.changes}>
        {changes.map(({ label, oldValue, newValue }, index) => (
          <li key={`${index} ${label}`}>
            <strong>{label}</strong>
            <dl>
              <dt>{say(texts.oldValue)}</dt>
              <dd>{oldValue ? <del>{oldValue}</del> : nothing}</dd>
              <dt>{say(texts.newValue)}</dt>
              <dd>{newValue ? <ins>{newValue}</ins> : nothing}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
