import type { EnquiryText } from '@fairfloor/domain/enquiries/enquiry'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import type { Db } from '../../platform/database.ts'
import type { Block } from '../../platform/mail-layout.ts'
import { readersOfBooth } from '../people/index.ts'
import type { Letters, LiveShop, MailReader } from '../seller/index.ts'
import { mailTexts } from './mail-texts.ts'

export type Deps = { readonly shop: LiveShop; readonly letters: Letters }

/** An exhibitor as its enquiries need it. */
export type Booth = {
  readonly editionId: number
  readonly exhibitorId: number
  readonly name: string
  readonly brandErpId: string | null
  readonly boothNumber: number
}

/** Mails an enquiry to those who answer it; their replies go to the buyer. */
export async function mailStaff(
  tx: Db,
  { shop, letters }: Deps,
  booth: Booth,
  buyer: CustomerViewer,
  text: EnquiryText,
) {
  const { kind, message, phone, call_when: wished } = text
  for (const to of await answerers(tx, shop, booth)) {
    const t = mailTexts[to.language].toStaff
    const company = buyer.company ?? buyer.name
    const facts = [
      [t.booth, `${booth.boothNumber}, ${booth.name}`],
      [t.company, company],
      [t.name, buyer.name],
      [t.email, buyer.email],
      ...(phone === '' ? [] : [[t.phone, phone] as const]),
      ...(wished === '' ? [] : [[t.wished, wished] as const]),
    ] as const
    const blocks: Block[] = [
      { text: t.lead[kind](company, booth.name) },
      ...(message === '' ? [] : [{ text: message }]),
      { facts },
      { text: t.reply(buyer.name) },
    ]
    const content = { subject: t.subject[kind](company, booth.name), preview: message || phone, blocks }
    await letters.write(tx, { kind: `booth-${kind}`, to, content, replyTo: buyer.email })
  }
}

/** The booth's staff; where it has none the organiser's, and where there are none either the seller. */
async function answerers(tx: Db, shop: LiveShop, { brandErpId }: Booth): Promise<readonly MailReader[]> {
  const { languages, name, seller } = shop.current()
  const staff = await readersOfBooth(tx, languages, brandErpId)
  return staff.length > 0 ? staff : [{ email: seller.email, name, language: languages[0] ?? 'en' }]
}
