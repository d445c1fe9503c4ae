import { sql } from 'kysely'
import type { Db } from '../server/src/database/schema.ts'

/** So many parcels side by side, thirty to a row, from west of the spec's start position on; every second one is public. */
export async function growParcels(db: Db, from: number, to: number): Promise<void> {
  await sql`
    insert into locations (name, name_sort, name_key, latitude, longitude, created, updated)
    select 'Ort ' || n, 'ort ' || lpad(n::text, 12, '0'), 'ort ' || n, 53.2 + n * 0.001, 8.9, now(), now()
    from generate_series(1, 100) n
    on conflict do nothing`.execute(db)
  const fields = '{location,plat,size,hasBuilding,availability,allowedUsageTypes,geoJson}'
  await sql`
    insert into parcels
      (name, name_sort, name_folded, location_id, plat, plat_folded, size, availability, allowed_usage_types,
        allowed_usage_types_folded, is_public, public_fields, geo_json, extent, shape_longitude, shape_latitude)
    select
      'Fläche ' || n, 'flache ' || lpad(n::text, 12, '0'), 'fläche ' || n,
      (select min(id) from locations) + n % 100, 'Flur ' || n % 97, 'flur ' || n % 97, n % 9000, n % 3 = 0,
      'Grünland, Weide', 'grünland, weide', n % 2 = 0, ${fields}::text[],
      format('{"type":"Polygon","coordinates":[[[%1$s,%2$s],[%3$s,%2$s],[%3$s,%4$s],[%1$s,%4$s],[%1$s,%2$s]]]}',
        x, y, x + 0.0008, y + 0.0004),
      box(point(x, y), point(x + 0.0008, y + 0.0004)), x + 0.0004, y + 0.0002
    from generate_series(${from + 1}::int, ${to}::int) n,
      lateral (select round(6 + (n / 300) * 0.001, 5) as x, round(50 + (n % 300) * 0.0005, 5) as y) place`.execute(
    db,
  )
  await sql`analyze parcels`.execute(db)
}

/** Around two hundred of them, wherever the whole ends. */
export const view: [number, number, number, number] = [6.0005, 50.01, 6.0035, 50.035]
