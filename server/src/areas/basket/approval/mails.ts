import { approvalsPage } from '@fairfloor/domain/basket/approval/pages'
import { addressOf } from '@fairfloor/domain/endpoint'
import { centsText, countText } from '@fairfloor/domain/formats'
import { cents } from '@fairfloor/domain/money'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import type { Block } from '../../../platform/mail-layout.ts'
import type { Platform } from '../../../platform/platform.ts'
import { approversOf, peopleById, readersById } from '../../people/index.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import { approvals } from '../approval-tables.ts'
import { APPROVAL_ASKED, APPROVAL_DECIDED, type OfApproval } from './events.ts'
import { mailTexts } from './mail-texts.ts'
import type { StoredApproval } from './stored.ts'

type Deps = { readonly shop: LiveShop; readonly letters: Letters }
type Words = (typeof mailTexts)['en']

/** Tells who may approve of an order that waits, and who asked what became of it. */
export function mailApprovals({ later, config }: Platform, { shop, letters }: Deps): void {
  const href = config.publicUrl + addressOf(approvalsPage, {})

  async function send(
    tx: Db,
    { approvalId }: OfApproval,
    kind: string,
    to: (approval: StoredApproval) => Promise<readonly number[]>,
    say: (t: Words, approval: StoredApproval, names: { asker: string; decider: string }) => [string, string],
  ) {
    const [approval] = await tx.select().from(approvals).where(eq(approvals.id, approvalId))
    // Deleted meanwhile, as its time was over.
    if (!approval) return
    const { askedBy, decidedBy } = approval
    const people = await peopleById(tx, [askedBy, decidedBy ?? askedBy])
    const names = { asker: people.get(askedBy)?.name ?? '', decider: people.get(decidedBy ?? 0)?.name ?? '' }
    for (const reader of await readersById(tx, shop.current().languages, await to(approval))) {
      const t = mailTexts[reader.language]
      const [subject, lead] = say(t, approval, names)
      const blocks: Block[] = [
        { text: lead },
        ...textBlocks(kind === 'asked' ? approval.word : approval.answer),
        { facts: factsOf(approval, t, names.asker, reader.seesPrices) },
        { button: t.see, href },
      ]
      await letters.write(tx, { kind: `approval-${kind}`, to: reader, content: { subject, preview: lead, blocks } })
    }
  }

  later.afterEvent<OfApproval>(APPROVAL_ASKED, 'approval-mail', (tx, event) =>
    send(
      tx,
      event,
      'asked',
      async ({ customerId, askedBy }) =>
        (await approversOf(tx, customerId)).map(({ id }) => id).filter(id => id !== askedBy),
      (t, _, { asker }) => [t.asked.subject(asker), t.asked.lead(asker)],
    ),
  )
  later.afterEvent<OfApproval>(APPROVAL_DECIDED, 'approval-mail', (tx, event) =>
    send(
      tx,
      event,
      'decided',
      async ({ askedBy }) => [askedBy],
      (t, { orderId }, { decider }) =>
        orderId === null
          ? [t.refused.subject(decider), t.refused.lead(decider)]
          : [t.approved.subject(decider, orderId), t.approved.lead(decider, orderId)],
    ),
  )
}

const textBlocks = (text: string | null): Block[] => (text ? [{ text: `“${text}”` }] : [])

function factsOf({ net, pieces, externalReference }: StoredApproval, t: Words, asker: string, seesPrices: boolean) {
  const facts: (readonly [string, string | null])[] = [
    [t.askedBy, asker],
    [t.pieces, countText(pieces)],
    [t.net, seesPrices ? centsText(cents(net)) : null],
    [t.reference, externalReference],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}
