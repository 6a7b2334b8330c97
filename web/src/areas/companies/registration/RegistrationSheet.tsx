import { customerDeskPage } from '@fairfloor/domain/companies/desk-pages'
import type { DeskRegistration } from '@fairfloor/domain/companies/registration/desk-contract'
import { addressOf } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { countryName } from '../../../lib/country.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import text from '../../../ui/text.module.css'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { useInstantText } from '../../back-office/instants.ts'
import { ApprovalForm } from './ApprovalForm.tsx'
import { deskTexts } from './desk-texts.ts'
import { registrationQuery } from './queries.ts'
import { RefusalForm } from './RefusalForm.tsx'
import { STATE_TONES } from './state-tones.ts'
import { Warnings } from './Warnings.tsx'

/** A registration beside the list: what was registered, what to look at, and the decision. */
export function RegistrationSheet({ open, closeTo }: { open: number | null; closeTo: string }) {
  const t = useTexts(deskTexts)
  const navigate = useNavigate()
  const query = useQuery({ ...registrationQuery(open ?? 0), enabled: open !== null })
  const { data } = query
  return (
    <Sheet
      open={open !== null}
      onClose={() => navigate(closeTo)}
      title={data?.company ?? t.title}
      {...(data && { description: `${t.kinds[data.business]} · ${data.name}` })}
      scrim
    >
      <Loaded query={query} waiting={<SkeletonRows rows={8} height={56} />}>
        {registration => (
          <div key={registration.id} className="stack gap-5">
            <Warnings registration={registration} />
            <Data registration={registration} />
            <Decision registration={registration} />
          </div>
        )}
      </Loaded>
    </Sheet>
  )
}

function Decision({ registration }: { registration: DeskRegistration }) {
  const t = useTexts(deskTexts)
  const at = useInstantText()
  const { state, decided_at, decided_by, reason, customer_id } = registration
  if (state === 'unconfirmed') return <Alert>{t.unconfirmed}</Alert>
  if (state === 'waiting')
    return (
      <>
        <ApprovalForm registration={registration} />
        <RefusalForm id={registration.id} />
      </>
    )
  const said = state === 'approved' ? t.approvedBy : t.refusedBy
  return (
    <Alert
      tone={state === 'approved' ? 'success' : 'info'}
      title={said(decided_by ?? t.formerUser, decided_at ? at(decided_at) : '')}
      action={
        customer_id !== null && (
          <LinkButton to={addressOf(customerDeskPage, { params: { deskCustomer: customer_id } })}>
            {t.toCustomer}
          </LinkButton>
        )
      }
    >
      {reason}
    </Alert>
  )
}

function Data({ registration }: { registration: DeskRegistration }) {
  const t = useTexts(deskTexts)
  const { language } = useLanguage()
  const at = useInstantText()
  const { state, email, phone, vat_id, chamber_number, invoice_address, shipping_address } = registration
  const place = (of: DeskRegistration['invoice_address']) =>
    `${of.company}, ${of.street} ${of.number}, ${of.zip} ${of.city}, ${countryName(of.country, language)}`
  return (
    <DeskPanel title={t.data} end={<Tag tone={STATE_TONES[state]}>{t.states[state]}</Tag>}>
      <KeyValue
        lined
        items={[
          { key: t.person, value: registration.name },
          {
            key: t.email,
            value: (
              <a className={text.link} href={`mailto:${email}`}>
                {email}
              </a>
            ),
          },
          {
            key: t.phone,
            value: (
              <a className={text.link} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                {phone}
              </a>
            ),
          },
          { key: t.vatId, value: vat_id ?? t.missing },
          { key: t.chamberNumber, value: chamber_number ?? t.missing },
          { key: t.invoice, value: place(invoice_address) },
          { key: t.shipping, value: shipping_address ? place(shipping_address) : t.same },
          { key: t.at, value: at(registration.registered_at) },
          { key: t.confirmed, value: registration.confirmed_at ? at(registration.confirmed_at) : t.notYet },
        ]}
      />
    </DeskPanel>
  )
}
