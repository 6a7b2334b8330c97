import { sql } from 'drizzle-orm'
import { hashPassword, saveUser } from '../../areas/people/index.ts'
import { DEMO_PASSWORD } from '../../demo-accounts.ts'
import { countOf, type Person, type Scene } from './scene.ts'

let made = 0

/** Two people who may do the same, each with the id of the other one. */
type Two = readonly [
  { readonly person: Person; readonly other: number },
  { readonly person: Person; readonly other: number },
]

export async function two(scene: Scene, role: object): Promise<{ both: Two; ids: readonly number[] }> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const make = async () => {
    const email = `twin-${++made}@fairfloor.test`
    const id = await saveUser(scene.db, { email, name: 'Twin', passwordHash, ...role })
    return { id, person: await scene.person(email) }
  }
  const [one, other] = [await make(), await make()]
  const both = [
    { person: one.person, other: other.id },
    { person: other.person, other: one.id },
  ] as const
  return { both, ids: [one.id, other.id] }
}

/** Those of them who are not blocked. */
export const left = (ids: readonly number[]) => countOf(sql`users where id in ${ids} and blocked_at is null`)
