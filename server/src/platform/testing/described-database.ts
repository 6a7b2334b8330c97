import { sql } from 'drizzle-orm'
import { type Db, rows } from '../database.ts'

/**
 * What the schema `public` holds, a line for each column, constraint, index, sequence, function, trigger and view, as PostgreSQL
 * prints it. Neither the order of columns nor that of statements matters.
 */
export async function describedDatabase(db: Db): Promise<string[]> {
  const found = await rows<{ line: string }>(
    db,
    sql`with mine as (
        select c.oid, c.relname as name, c.relkind as kind, c.relrowsecurity as secured
        from pg_class c where c.relnamespace = 'public'::regnamespace
      )
      select format('table %s%s', name, case when secured then ' with row security' end) as line
        from mine where kind in ('r', 'p')
      union all
      select format('%s %s: %s', case kind when 'v' then 'view' else 'materialized view' end, name, pg_get_viewdef(oid))
        from mine where kind in ('v', 'm')
      union all
      select format('column %s.%s %s%s%s%s%s', m.name, a.attname, format_type(a.atttypid, a.atttypmod),
          case when a.attcollation <> t.typcollation then ' collate ' || a.attcollation::regcollation end,
          case when a.attnotnull then ' not null' end,
          case a.attidentity when 'a' then ' always numbered' when 'd' then ' numbered by default' end,
          case when d.oid is not null
            then case a.attgenerated when 's' then ' computed as ' else ' default ' end || pg_get_expr(d.adbin, d.adrelid) end)
        from mine m join pg_attribute a on a.attrelid = m.oid join pg_type t on t.oid = a.atttypid
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where m.kind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      union all
      -- From version 18 on, 'not null' is a constraint too: that is told with the column.
      select format('constraint %s.%s %s', m.name, c.conname, pg_get_constraintdef(c.oid))
        from mine m join pg_constraint c on c.conrelid = m.oid where c.contype not in ('n', 't')
      union all
      select format('index %s', pg_get_indexdef(i.indexrelid))
        from mine m join pg_index i on i.indrelid = m.oid
        where not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
      union all
      select format('sequence %s %s from %s by %s, %s to %s, %s kept%s%s', m.name, format_type(s.seqtypid, null), s.seqstart,
          s.seqincrement, s.seqmin, s.seqmax, s.seqcache, case when s.seqcycle then ', in a circle' end,
          (select format(', of %s.%s', d.refobjid::regclass, a.attname) from pg_depend d
            join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
            where d.classid = 'pg_class'::regclass and d.objid = m.oid and d.deptype in ('a', 'i')))
        from mine m join pg_sequence s on s.seqrelid = m.oid
      union all
      select format('type %s (%s)', t.typname, (select string_agg(e.enumlabel, ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid))
        from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
      union all
      select format('function %s', p.oid::regprocedure) from pg_proc p where p.pronamespace = 'public'::regnamespace
      union all
      select format('trigger %s.%s', m.name, t.tgname) from mine m join pg_trigger t on t.tgrelid = m.oid where not t.tgisinternal
      order by line`,
  )
  return found.map(({ line }) => line)
}
