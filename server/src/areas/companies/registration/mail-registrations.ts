import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { publish } from '../../../platform/outbox.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccount } from '../../people/index.ts'
import { registrations } from '../registration-tables.ts'
import { type Deps, mailKnown, mailLink } from './letters.ts'
import type { Registration } from './queries.ts'

const REGISTERED = 'registration.registered'
const LINK_ASKED = 'registration.link-asked'

type Told = { readonly registrationId: number | null }

export const tellRegistered = (tx: Db, registrationId: number): Promise<void> =>
  publish(tx, REGISTERED, { registrationId } satisfies Told)

/** @param registrationId null: of an address that nobody has registered */
export const askForLink = (tx: Db, registrationId: number | null): Promise<void> =>
  publish(tx, LINK_ASKED, { registrationId } satisfies Told)

/**
 * Mails the link that confirms the address of a registration. The owner of an address that has an account, or whose
 * registration waits, is told so instead.
 */
export function mailRegistrations({ later }: Platform, deps: Deps): void {
  later.afterEvent<Told>(REGISTERED, 'registration-mail', async (tx, told) => {
    const registration = await lockTold(tx, told)
    if (!registration) return
    const account = await findAccount(tx, registration.email)
    if (!account) return mailLink(tx, deps, registration)
    if (!registration.confirmedAt) await tx.delete(registrations).where(eq(registrations.id, registration.id))
    await mailKnown(tx, deps, account.id)
  })
  later.afterEvent<Told>(LINK_ASKED, 'registration-link', async (tx, told) => {
    const registration = await lockTold(tx, told)
    if (registration && !registration.confirmedAt) await mailLink(tx, deps, registration)
  })
}

/** A registration that may have been replaced since, or decided about. */
async function lockTold(tx: Db, { registrationId }: Told): Promise<Registration | undefined> {
  if (registrationId === null) return undefined
  const [found] = await tx.select().from(registrations).where(eq(registrations.id, registrationId)).for('update')
  return found && !found.approvedAt && !found.refusedAt ? found : undefined
}
