import { OWN_DATA } from '@fairfloor/domain/personal-data/addresses'
import { erasuresDeskPage } from '@fairfloor/domain/personal-data/desk-pages'
import type { Db } from '../../platform/database.ts'
import { readersById, readersOfOperator } from '../people/index.ts'
import type { Letters, LiveShop, MailReader } from '../seller/index.ts'
import { erasureTexts } from './erasure-texts.ts'

export type MailDeps = {
  readonly shop: LiveShop
  readonly letters: Letters
  /** Address of the shop. */
  readonly publicUrl: string
}

/** Kind of the last mail to somebody. It names them, so it is deleted after a day. */
export const ERASED_MAIL = 'account-erased'

/** Tells the user that the request has arrived, in case somebody else has made it; the operators without saying whose it is, as their mails stay. */
export async function mailAsked(tx: Db, { shop, letters, publicUrl }: MailDeps, userId: number): Promise<void> {
  const { languages } = shop.current()
  for (const to of await readersById(tx, languages, [userId])) {
    const t = erasureTexts[to.language].asked
    const blocks = [{ text: t.text }, { button: t.button, href: publicUrl + OWN_DATA }, { text: t.notYou }]
    await letters.write(tx, { kind: 'erasure-asked', to, content: { subject: t.subject, preview: t.text, blocks } })
  }
  for (const to of await readersOfOperator(tx, languages)) {
    const t = erasureTexts[to.language].desk
    const blocks = [{ text: t.text }, { button: t.button, href: publicUrl + erasuresDeskPage.path }]
    await letters.write(tx, { kind: 'erasure-waits', to, content: { subject: t.subject, preview: t.text, blocks } })
  }
}

export async function mailRefused(tx: Db, { shop, letters, publicUrl }: MailDeps, userId: number, reason: string) {
  for (const to of await readersById(tx, shop.current().languages, [userId])) {
    const t = erasureTexts[to.language].refused
    const blocks = [{ text: t.text }, { text: reason }, { button: t.button, href: publicUrl + OWN_DATA }]
    await letters.write(tx, { kind: 'erasure-refused', to, content: { subject: t.subject, preview: t.text, blocks } })
  }
}

/** @param to as the user was reached before */
export async function mailErased(tx: Db, { letters }: MailDeps, to: MailReader): Promise<void> {
  const t = erasureTexts[to.language].erased
  const blocks = [{ text: t.text }, { text: t.stays }, { text: t.last }]
  await letters.write(tx, { kind: ERASED_MAIL, to, content: { subject: t.subject, preview: t.text, blocks } })
}
