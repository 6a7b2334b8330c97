import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import { dayIn } from '@fairfloor/domain/day'
import { calendarDay } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { customerTexts } from '../texts.ts'
import { VAT_TONES } from '../vat-tones.ts'
import { recordTexts } from './record-texts.ts'

/** Whether a customer is served, and what it has beside the shop. */
export function Standing({ customer }: { customer: DeskCustomer }) {
  const t = useTexts(recordTexts)
  const { states } = useTexts(customerTexts)
  const { language } = useLanguage()
  const { blocked_at, approved_at, time_zone, vat_state, vat_id } = customer
  const dayOf = (at: string) => calendarDay(dayIn(at, time_zone), language, { year: true })
  return (
    <>
      <p className="row wrap middle gap-2 t13 ink-2">
        {blocked_at !== null ? (
          <Tag tone="red">{t.blocked}</Tag>
        ) : approved_at === null ? (
          <Tag tone="amber">{t.waits}</Tag>
        ) : (
          <Tag tone="green">{t.served}</Tag>
        )}
        <Tag tone={VAT_TONES[vat_state]}>{vat_id === null ? states.none : `${vat_id}, ${states[vat_state]}`}</Tag>
        {customer.bonus && <Tag>{t.hasBonus}</Tag>}
        {customer.has_api_access && <Tag>{t.hasApi}</Tag>}
        {approved_at !== null && <span>{t.since(dayOf(approved_at))}</span>}
      </p>
      {blocked_at !== null && (
        <Alert tone="error" action={<LinkButton to="?part=terms">{t.toTerms}</LinkButton>}>
          {t.blockedSince(dayOf(blocked_at))}
        </Alert>
      )}
    </>
  )
}
