import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import { readersById } from '../readers.ts'
import { type FactorNews, secondFactorMail } from './mail.ts'

const KIND = 'second-factor'

/** Mails a user what happened to their second factor, in the transaction in which it happened. */
export type TellFactor = (tx: Db, userId: number, news: FactorNews) => Promise<void>

export const tellFactor =
  ({ config }: Pick<Platform, 'config'>, { shop, letters }: { shop: LiveShop; letters: Letters }): TellFactor =>
  async (tx, userId, news) => {
    const found = shop.find()
    if (!found) return
    const [to] = await readersById(tx, found.languages, [userId])
    if (!to) return
    await letters.write(tx, { kind: KIND, to, content: secondFactorMail(to.language, news, config.publicUrl) })
  }
