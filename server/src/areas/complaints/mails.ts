import type { getComplaint } from '@fairfloor/domain/complaints/contract'
import { complaintDeskPage } from '@fairfloor/domain/complaints/desk-pages'
import { complaintPage } from '@fairfloor/domain/complaints/pages'
import { type Answer, addressOf } from '@fairfloor/domain/endpoint'
import type { Language } from '@fairfloor/domain/language'
import { sizeText } from '@fairfloor/domain/size-text'
import type { Db } from '../../platform/database.ts'
import type { Block } from '../../platform/mail-layout.ts'
import type { Platform } from '../../platform/platform.ts'
import { readersById, readersOfCustomer, readersOfOperator } from '../people/index.ts'
import type { Letters, LiveShop, MailReader } from '../seller/index.ts'
import { mailTexts } from './mail-texts.ts'
import type { Complaint } from './queries.ts'

type View = Answer<typeof getComplaint>
type Deps = { readonly shop: LiveShop; readonly letters: Letters }
type Words = (typeof mailTexts)[Language]
type Said = { readonly subject: string; readonly preview: string; readonly blocks: readonly Block[] }

/** Mails of both sides, written in the transaction of what they tell. */
export function complaintMails({ config }: Pick<Platform, 'config'>, { shop, letters }: Deps) {
  const linkTo =
    (path: string) =>
    (t: Words): Block => ({ button: t.toComplaint, href: `${config.publicUrl}${path}` })
  const atDesk = ({ id }: View) => linkTo(addressOf(complaintDeskPage, { params: { deskComplaint: id } }))
  const atShop = ({ id }: View) => linkTo(addressOf(complaintPage, { params: { complaint: id } }))

  async function toDesk(tx: Db, { takenOnBy }: Complaint, kind: string, say: (t: Words, language: Language) => Said) {
    const { languages, name, seller } = shop.current()
    const taking = takenOnBy === null ? [] : await readersById(tx, languages, [takenOnBy])
    const operators = taking.length > 0 ? taking : await readersOfOperator(tx, languages)
    const nobody: MailReader = { email: seller.email, name, language: languages[0] ?? 'en' }
    for (const to of operators.length > 0 ? operators : [nobody])
      await letters.write(tx, { kind: `complaint-${kind}`, to, content: say(mailTexts[to.language], to.language) })
  }

  /** To the user who complained; to the customer's others where that one may no longer log in. */
  async function toCustomer(
    tx: Db,
    { userId, customerId }: Complaint,
    kind: string,
    say: (t: Words, language: Language, seesInvoices: boolean) => Said,
  ) {
    const { languages } = shop.current()
    const own = await readersById(tx, languages, [userId])
    const readers = own.length > 0 ? own : await readersOfCustomer(tx, languages, customerId)
    for (const to of readers) {
      const content = say(mailTexts[to.language], to.language, to.seesInvoices)
      await letters.write(tx, { kind: `complaint-${kind}`, to, content })
    }
  }

  return {
    async made(tx: Db, complaint: Complaint, view: View, company: string): Promise<void> {
      const photos = (t: Words): Block[] => (view.photos.length > 0 ? [{ text: t.photos(view.photos.length) }] : [])
      await toDesk(tx, complaint, 'made', (t, language) => ({
        subject: t.made.subject(view.id, company),
        preview: view.text,
        blocks: [
          { text: t.made.lead(company) },
          { facts: [[t.facts.company, company], [t.facts.name, view.made_by], ...factsOf(view, t, language)] },
          { text: view.text },
          ...photos(t),
          atDesk(view)(t),
        ],
      }))
      await toCustomer(tx, complaint, 'received', (t, language) => ({
        subject: t.received.subject(view.id),
        preview: t.received.lead,
        blocks: [{ text: t.received.lead }, { facts: factsOf(view, t, language) }, atShop(view)(t)],
      }))
    },

    written: (tx: Db, complaint: Complaint, view: View, text: string, company: string): Promise<void> =>
      toDesk(tx, complaint, 'written', (t, language) => ({
        subject: t.written.subject(view.id, company),
        preview: text,
        blocks: [{ text: t.written.lead(company) }, { text }, { facts: factsOf(view, t, language) }, atDesk(view)(t)],
      })),

    withdrawn: (tx: Db, complaint: Complaint, view: View, company: string): Promise<void> =>
      toDesk(tx, complaint, 'withdrawn', (t, language) => ({
        subject: t.withdrawn.subject(view.id, company),
        preview: t.withdrawn.lead(company),
        blocks: [{ text: t.withdrawn.lead(company) }, { facts: factsOf(view, t, language) }, atDesk(view)(t)],
      })),

    answered: (tx: Db, complaint: Complaint, view: View, text: string): Promise<void> =>
      toCustomer(tx, complaint, 'answered', (t, language) => ({
        subject: t.answered.subject(view.id),
        preview: text,
        blocks: [{ text: t.answered.lead }, { text }, { facts: factsOf(view, t, language) }, atShop(view)(t)],
      })),

    accepted: (tx: Db, complaint: Complaint, view: View, text: string, creditNote: string | null): Promise<void> =>
      toCustomer(tx, complaint, 'accepted', (t, language, seesInvoices) => {
        const pieces = complaint.settledQuantity ?? complaint.quantity
        const outcome =
          creditNote === null
            ? t.accepted.replacement(pieces, view.order_id)
            : seesInvoices
              ? t.accepted.credit(pieces, creditNote)
              : t.accepted.creditUnseen(pieces)
        return {
          subject: t.accepted.subject(view.id),
          preview: outcome,
          blocks: [{ text: outcome }, ...said(text), { facts: factsOf(view, t, language) }, atShop(view)(t)],
        }
      }),

    refused: (tx: Db, complaint: Complaint, view: View, text: string): Promise<void> =>
      toCustomer(tx, complaint, 'refused', (t, language) => ({
        subject: t.refused.subject(view.id),
        preview: text,
        blocks: [{ text: t.refused.lead }, ...said(text), { facts: factsOf(view, t, language) }, atShop(view)(t)],
      })),
  }
}

export type ComplaintMails = ReturnType<typeof complaintMails>

const said = (text: string): Block[] => (text.trim() === '' ? [] : [{ text: text.trim() }])

const factsOf = (view: View, t: Words, language: Language): (readonly [string, string])[] => [
  [t.facts.order, String(view.order_id)],
  [t.facts.goods, goodsOf(view, language)],
  [t.facts.quantity, String(view.quantity)],
  [t.facts.reason, t.reasons[view.reason]],
]

const goodsOf = (view: View, language: Language): string =>
  `${view.brand_name} ${view.product_name} ${sizeText(view.product_size_name, language)}, ${view.product_attribute_name}`
