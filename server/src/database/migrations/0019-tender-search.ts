import { type Kysely, sql } from 'kysely'

/** Lists of tenders sort by index, and find words by their stems and by parts of compounds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await order(db)
  await organizationNames(db)
  await search(db)
}

/** Whether it is archived is asked by every list, so every index begins with it. */
async function order(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tenders
      add column is_archived boolean not null generated always as (archived is not null) stored,
      add column organization_sort text`.execute(db)
  await sql`drop index tenders_by_creation`.execute(db)
  const always = {
    by_creation: 'created, id',
    by_name: 'name_sort collate "C", id',
    by_stage: 'coalesce(stage, 0), id',
    by_archiving: 'archived, id',
  }
  // What is missing comes last in both directions, which takes an index for each.
  const missing = {
    by_publication: 'published',
    by_deadline: 'deadline',
    by_organization_name: 'organization_sort collate "C"',
  }
  for (const [name, columns] of Object.entries(always)) await index(db, name, columns)
  for (const [name, column] of Object.entries(missing)) {
    await index(db, name, `${column}, id`)
    await index(db, `${name}_down`, `${column} desc nulls last, id desc`)
  }
  await sql`create index tenders_by_organization on tenders (organization_id)`.execute(db)
}

const index = (db: Kysely<unknown>, name: string, columns: string) =>
  sql`create index ${sql.ref(`tenders_${name}`)} on tenders (is_archived, ${sql.raw(columns)})`.execute(db)

/** An index sorts by columns of its own table alone, so a tender keeps the name of its authority, however it changes. */
async function organizationNames(db: Kysely<unknown>): Promise<void> {
  // Shared, so that a name that is just being changed is waited for.
  await sql`
    create function tenders_take_organization_name() returns trigger language plpgsql as $$
    begin
      new.organization_sort := null;
      select name_sort into new.organization_sort from organizations where id = new.organization_id for share;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger tenders_organization_added before insert on tenders
      for each row execute function tenders_take_organization_name()`.execute(db)
  await sql`
    create trigger tenders_organization_changed before update on tenders
      for each row when (old.organization_id is distinct from new.organization_id)
      execute function tenders_take_organization_name()`.execute(db)
  await sql`
    create function organizations_pass_name_on() returns trigger language plpgsql as $$
    begin
      update tenders set organization_sort = new.name_sort where organization_id = new.id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger organizations_name_changed after update on organizations
      for each row when (old.name_sort is distinct from new.name_sort)
      execute function organizations_pass_name_on()`.execute(db)
  await sql`
    update tenders set organization_sort = organizations.name_sort
    from organizations where organizations.id = tenders.organization_id`.execute(db)
}

const accented = {
  a: 'äàáâãåāăą',
  c: 'çćč',
  d: 'ďđ',
  e: 'èéêëēęě',
  g: 'ğ',
  i: 'ìíîïī',
  l: 'ł',
  n: 'ñńň',
  o: 'öòóôõøōő',
  r: 'ř',
  s: 'śşš',
  t: 'ťţ',
  u: 'üùúûūůű',
  y: 'ýÿ',
  z: 'źżž',
}
const from = Object.values(accented).join('')
const to = Object.entries(accented)
  .map(([letter, { length }]) => letter.repeat(length))
  .join('')

/** Words in small letters, in the order they stand; soft hyphens and accents that are signs of their own are no part of them. */
const wordsOf = (text: string) => String.raw`
  regexp_split_to_table(
    translate(lower(regexp_replace(${text}, '[\u0300-\u036f]', '', 'g')), 'ÄÖÜ' || chr(173) || chr(8203), 'äöü'),
    '[^[:alnum:]]+'
  ) with ordinality as split (word, place)`
/** Umlauts and accents as their letters, which is also what stems end as. */
const plain = (word: string) => `replace(translate(${word}, '${from}', '${to}'), 'ß', 'ss')`
/** How umlauts are written where the keyboard has none. */
const respelled = (word: string) => `regexp_replace(${word}, '([aou])e', '\\1', 'g')`

/**
 * A word is kept plain and as its stem; a long one also by its endings, marked by a tilde, because what stands
 * anywhere in a word is how one of its endings begins. The functions name nothing outside the catalogue, so that a
 * dump can be restored before anything else is there.
 */
async function search(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tender_words(name text, description text) returns tsvector
    language sql immutable parallel safe as $$
      with spoken as (
        select left(word, 100) as word, min(place) as place
        from ${sql.raw(wordsOf(`name || ' ' || description`))}
        where word <> '' group by 1 order by 2 limit 1500
      ),
      plain as (select ${sql.raw(plain('word'))} as word, place from spoken),
      long as (select word from plain where length(word) >= 8 order by place limit 400)
      select coalesce(array_to_tsvector(array_agg(distinct lexeme)), '')
      from (
        select word from plain
        union all select ${sql.raw(respelled('word'))} from plain where word ~ '[aou]e'
        union all select unnest(ts_lexize('german_stem', word)) from spoken
        union all select '~' || substr(word, start) from long, generate_series(2, length(word) - 3) as start
      ) as lexemes (lexeme)
      where lexeme <> ''
    $$`.execute(db)
  // Each word as somebody began to type it, by its stem, and anywhere in longer words; those that say nothing, such
  // as articles, only where there is nothing else. Words are letters and digits, so that quotes hold them.
  await sql`
    create function tender_query(search text) returns tsquery
    language sql immutable parallel safe as $$
      with spoken as (
        select left(word, 100) as word, place, place = max(place) over () as is_last
        from ${sql.raw(wordsOf('search'))}
        where word <> '' order by place limit 10
      ),
      typed as (
        select ${sql.raw(plain('word'))} as word, ts_lexize('german_stem', word) as stems, is_last from spoken
      ),
      asked as (
        select word, stems[1] as stem, is_last, ${sql.raw(respelled('word'))} as respelled from typed
        where stems <> '{}' or not exists (select from typed where stems <> '{}')
      ),
      beginnings as (
        select word, stem, length(word) >= 3 or is_last as is_open,
          array_remove(array[
            case when length(stem) >= 5 then stem end,
            case when length(word) >= 4 and not (length(stem) >= 5 and starts_with(word, stem)) then word end,
            case when length(respelled) >= 4 and respelled <> word then respelled end
          ], null) as open
        from asked
      )
      select string_agg('(' || concat_ws(' | ',
        case when open = '{}' then '''' || word || '''' || case when is_open then ':*' else '' end end,
        '''' || stem || '''',
        (select string_agg('''' || one || ''':* | ''~' || one || ''':*', ' | ') from unnest(open) as one)
      ) || ')', ' & ')::tsquery
      from beginnings
    $$`.execute(db)
  await sql`
    alter table tenders
      add column words tsvector not null generated always as (tender_words(name, description)) stored`.execute(
    db,
  )
  await sql`create index tenders_by_words on tenders using gin (words)`.execute(db)
}
