import { type Kysely, sql } from 'kysely'

const named =
  '<p>Ausgewähltes Unternehmen: {{winnerName}}<br>Vertragsschluss frühestens am: {{awardableFrom}}</p>'

/**
 * A letter says whether its winner is told on request alone, and on which day and how it left where it could not by
 * mail. A denied application may tell of an award too: its mail names winner and day. And the history says why a
 * tender was cancelled.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table answers
      add column winner_on_request boolean not null default false,
      add column dispatched_at timestamptz,
      add column dispatched_how text check (dispatched_how in ('POST', 'MESSENGER', 'FAX', 'ELECTRONIC')),
      add check ((dispatched_at is null) = (dispatched_how is null))`.execute(db)

  await nameWinner(db)

  // So far the log alone says why.
  await sql`
    update course_steps set reason = cancelled.reason
    from (
      select entries.project_id, change ->> 'newValue' as reason
      from audit_entries entries, jsonb_array_elements(entries.content::jsonb #> '{data,changes}') change
      where entries.type = 'PROJECT_STAGE_CHANGED' and change ->> 'label' = 'Aufgehoben'
    ) cancelled
    where course_steps.tender_id = cancelled.project_id
      and course_steps.stage = 8
      and nullif(cancelled.reason, '') is not null`.execute(db)
}

/** Behind the reason, where ours has it; a house whose words name none finds it at their end. */
async function nameWinner(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ text: string | null }>`
    select mail_notifications #>> '{applicationDenied,text}' as text from settings`.execute(db)
  const text = rows[0]?.text ?? null
  if (text === null || text.includes('winnerName')) return
  const reason = /\{\{\s*reason\s*\}\}/.exec(text)
  const end = reason ? text.indexOf('</p>', reason.index) : -1
  const at = end < 0 ? text.length : end + '</p>'.length
  const words = text.slice(0, at) + named + text.slice(at)
  await sql`
    update settings set mail_notifications =
      jsonb_set(mail_notifications, '{applicationDenied,text}', to_jsonb(${words}::text))`.execute(db)
}
