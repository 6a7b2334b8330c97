import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { lackingLetters, lettersOfBody } from '../../platform/paper/fonts.ts'

export type NotPrintable = { readonly customerId: number; readonly company: string; readonly letters: string }

/**
 * Customers of whose names and addresses documents cannot print a letter: what was stored before it was refused.
 * @returns all of them in number, and the first so many
 */
export async function customersNotPrintable(
  db: Db,
  most: number,
): Promise<{ customers: number; first: NotPrintable[] }> {
  const found = await rows<{ id: number; company: string; words: string; total: number }>(
    db,
    sql`select c.id, c.company, string_agg(t.words, ' ') as words, count(*) over ()::int as total
        from customers c join (
          select id as customer_id, company as words from customers
          union all
          select customer_id, concat_ws(' ', company, first_name, last_name, street, number, zip, city) from addresses
          union all
          select customer_id, name from people where customer_id is not null
        ) t on t.customer_id = c.id
        where normalize(t.words) ~ ${lacking()} group by c.id order by c.id limit ${most}`,
  )
  return {
    customers: found[0]?.total ?? 0,
    first: found.map(({ id, company, words }) => ({
      customerId: id,
      company,
      letters: lackingLetters(words).join(' '),
    })),
  }
}

/** A regular expression of PostgreSQL for a text with a letter that documents lack. */
function lacking(): string {
  const points = [...lettersOfBody()].sort((one, other) => one - other)
  const ranges: [from: number, to: number][] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last?.[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  const sign = (point: number) => `\\U${point.toString(16).padStart(8, '0')}`
  return `[^\\s${ranges
    .filter(([from]) => from > 0)
    .map(([from, to]) => (from === to ? sign(from) : `${sign(from)}-${sign(to)}`))
    .join('')}]`
}
