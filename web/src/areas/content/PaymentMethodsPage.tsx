import { getPaymentMethods } from '@fairfloor/domain/basket/payment-contract'
import { titles } from '@fairfloor/domain/content/titles'
import { useQuery } from '@tanstack/react-query'
import { percent } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import layout from '../../ui/layout.module.css'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { useUser } from '../../visit/user.ts'
import { paymentTexts } from './payment-texts.ts'
import { WrittenPage } from './WrittenPage.tsx'

const ICONS = {
  invoice: 'document',
  prepayment: 'clock',
  direct_debit: 'refresh',
  card: 'card',
} as const satisfies Record<string, IconName>

/** /payment-methods: what the house says about paying, below the reader's own ways to pay. */
export function PaymentMethodsPage() {
  const name = useTexts(titles).payment
  const user = useUser()
  if (user === null)
    return (
      <>
        <PageTitle>{name}</PageTitle>
        <h1>{name}</h1>
        <LoginFirst />
      </>
    )
  return <WrittenPage slug="payment-methods" name={name} first={user?.company ? <OwnMethods /> : undefined} />
}

function OwnMethods() {
  const t = useTexts(paymentTexts)
  const { language } = useLanguage()
  const methods = useQuery(queryOf(getPaymentMethods, {}))
  return (
    <section className="on-fog round-card pad-5" lang={language}>
      <h2 className="mb-4">{t.own}</h2>
      <Loaded query={methods} waiting={<Skeleton height={180} />} empty={<p>{t.none}</p>}>
        {own => (
          <ul className={`grid gap-y-4 gap-x-5 ${layout.pair}`}>
            {own.map(({ method, is_usual, days, fee_percent, has_mandate }) => (
              <li className="row gap-3" key={method}>
                <Icon name={ICONS[method]} />
                <div className="grid gap-1">
                  <p className="row wrap middle gap-x-3">
                    <strong>{t.methods[method]}</strong>
                    {is_usual && <Tag tone="ink">{t.usual}</Tag>}
                  </p>
                  <p className="fg-2">
                    {days === null ? t.hints[method] : t.days(days)}
                    {fee_percent !== null && ` ${t.fee(percent(fee_percent))}`}
                    {has_mandate === false && ` ${t.noMandate}`}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
