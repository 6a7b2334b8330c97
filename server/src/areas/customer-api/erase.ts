import { and, eq, or, sql } from 'drizzle-orm'
import { containing } from '../../platform/like-pattern.ts'
import { type Eraser, strike } from '../../platform/strike.ts'
import { apiRequests } from './request-tables.ts'
import { customerReferences, namedApiKeys } from './tables.ts'

/** What customers typed into this area. Requests that name the person go as a whole: in them a name is often in two fields. */
export const eraseFromReferences: Eraser = async (tx, person) => {
  if (person.customerId === null) return
  await strike(tx, person, [customerReferences.reference], eq(customerReferences.customerId, person.customerId))
  await strike(tx, person, [namedApiKeys.name], eq(namedApiKeys.customerId, person.customerId))
  const { customerId, keyName, path, sent, answer } = apiRequests
  const texts = sql`concat_ws(' ', ${keyName}, ${path}, ${sent}, ${answer})`
  const named = [person.account, ...lastOf(person.name)].map(word => sql`${texts} ilike ${containing(word)}`)
  await tx.delete(apiRequests).where(and(eq(customerId, person.customerId), or(...named)))
}

/** The last word of a name, without letters that may be written otherwise in JSON and in addresses. */
const lastOf = (name: string): string[] => {
  const parts =
    name
      .trim()
      .split(/\s+/)
      .at(-1)
      ?.match(/[a-z\d]+/gi) ?? []
  return parts.toSorted((a, b) => b.length - a.length).slice(0, 1)
}
