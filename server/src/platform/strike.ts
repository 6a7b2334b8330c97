import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import { type Erased, FORMER_USER } from './former-user.ts'
import { containing } from './like-pattern.ts'
import { strikeJson } from './strike-json.ts'

/** What an area does with the rows of somebody who is erased. @param files it adds those of the store that go, too */
export type Eraser = (tx: Db, person: Erased, files: string[]) => Promise<void>

/**
 * A pattern of PostgreSQL for a name and an address of mail in a text, in HTML and in JSON. A name of one word would also match
 * what is no name: it is left out, and struck only where it stands alone.
 */
export function patternOf({ name, account }: { name: string; account: string }): string {
  const parts = [boundedBy('[:alnum:]._%+-', String.raw`[[:alnum:]-]|\.[[:alnum:]]`, literal(account))]
  if (isSearched(name))
    parts.push(boundedBy('[:alnum:]', '[[:alnum:]]', wordsOf(name).map(literal).join(String.raw`(?:\s|\\[nrt])+`)))
  return parts.join('|')
}

const wordsOf = (name: string): string[] => name.trim().split(/\s+/)

const isSearched = (name: string): boolean => wordsOf(name).length > 1

/** In JSON a line break is a backslash and a letter, which is no part of a word. */
const boundedBy = (left: string, right: string, text: string) =>
  String.raw`(?:(?<=\\[nrt])|(?<![${left}]))${text}(?!${right})`

const OTHERWISE: Readonly<Record<string, string>> = {
  "'": `(?:'|&#x27;|&#39;)`,
  '"': String.raw`(?:\\?"|&quot;)`,
  // In JSON it is written twice.
  '\\': String.raw`\\+`,
  '&': '(?:&amp;|&)',
  '<': '(?:&lt;|<)',
  '>': '(?:&gt;|>)',
}

const literal = (text: string): string =>
  [...text].map(one => OTHERWISE[one] ?? (/[\p{L}\p{N}]/u.test(one) ? one : `\\${one}`)).join('')

/**
 * Strikes a person's name and address out of texts and JSON of one table; a name of one word only where it is the whole text, or
 * the value of a `name` in JSON.
 * @param where rows that are looked at; all by default
 */
export async function strike(
  tx: Db,
  person: Erased,
  columns: readonly [PgColumn, ...PgColumn[]],
  where?: SQL,
): Promise<void> {
  const texts = columns.filter(isText)
  if (texts.length > 0) {
    const struck = texts.map(({ name }) => {
      const text = sql.identifier(name)
      return sql`${text} = case when ${isName(text, person)} then ${FORMER_USER}
        else regexp_replace(${text}, ${person.pattern}, ${FORMER_USER}, 'gi') end`
    })
    const found = or(...texts.map(({ name }) => mentions(sql.identifier(name), person)))
    await tx.execute(sql`update ${columns[0].table} set ${sql.join(struck, sql`, `)} where ${and(found, where)}`)
  }
  for (const column of columns.filter(one => !isText(one))) {
    const text = sql`${sql.identifier(column.name)}::text`
    const alone = sql`${text} collate "C" ilike ${containing(JSON.stringify(person.name.trim()))}`
    await strikeJson(tx, person, column, and(or(mentions(text, person), alone), where))
  }
}

const isText = (column: PgColumn): boolean => column.getSQLType() === 'text'

/** Whether the whole text is the person's name. */
const isName = (text: SQLWrapper, { name }: Erased): SQL => sql`lower(trim(${text})) = lower(${name.trim()})`

/**
 * Whether a text names the person. All mails of the shop are looked at, and the pattern takes milliseconds for each: it is asked
 * only about those that hold a part of the name or address, which PostgreSQL finds fast by the rules of plain ASCII.
 */
function mentions(text: SQLWrapper, person: Erased): SQL {
  const { name, account, pattern } = person
  const parts = [account, ...(isSearched(name) ? [name] : [])].map(one => containing(plainPart(one)))
  const holdsPart = or(...parts.map(part => sql`${text} collate "C" ilike ${part}`))
  return sql`(case when ${holdsPart} then ${text} ~* ${pattern} else false end or ${isName(text, person)})`
}

/** The longest part that HTML and JSON write as it is; empty where there is none. */
const plainPart = (text: string): string =>
  (text.match(/[\w@.+-]+/g) ?? []).reduce((longest, part) => (part.length > longest.length ? part : longest), '')
