import { stockPage } from '@fairfloor/domain/customer-api/pages'
import { getDeliveries } from '@fairfloor/domain/customer-api/push/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { count, dayTimeText } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { queryOf } from '../../../lib/query.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import text from '../../../ui/text.module.css'
import { useMay } from '../../../visit/user.ts'
import { Panel } from '../Panel.tsx'
import { EndpointState } from '../stock/EndpointState.tsx'
import type { Settings } from '../stock/queries.ts'
import { overviewTexts } from './texts.ts'

type Delivery = Answer<typeof getDeliveries>['deliveries'][number]

/** Whether the customer's own server is told of stock, and how the last delivery went. */
export function StockPanel({ of }: { of: Settings }) {
  const mayRead = useMay('prices')
  return mayRead && <Stock of={of} />
}

function Stock({ of }: { of: Settings }) {
  const t = useTexts(overviewTexts)
  // Comes with the page, so it is asked for without an endpoint, too.
  const deliveries = useQuery(queryOf(getDeliveries, {}))
  return (
    <Panel
      title={t.stock}
      state={<EndpointState of={of} />}
      end={
        <PageLink className={text.link} to={stockPage.path}>
          {t.manage}
        </PageLink>
      }
    >
      {of.stock_endpoint_url === null ? (
        <div className="grid at-start gap-3 ink-2">
          <p>{t.noEndpoint}</p>
          <LinkButton to={stockPage.path}>{t.setUp}</LinkButton>
        </div>
      ) : (
        <>
          <p className="bold anywhere">{of.stock_endpoint_url}</p>
          <Loaded query={deliveries} waiting={132}>
            {({ deliveries: [last] }) => (last ? <LastDelivery of={last} /> : <p className="fg-2">{t.noDelivery}</p>)}
          </Loaded>
        </>
      )}
    </Panel>
  )
}

function LastDelivery({ of }: { of: Delivery }) {
  const t = useTexts(overviewTexts)
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  const { sent_at, articles, status, duration_ms } = of
  return (
    <KeyValue
      lined
      items={[
        { key: t.lastDelivery, value: dayTimeText(sent_at, timeZone, language) },
        { key: t.articles, value: count(articles) },
        { key: t.answer, value: status === null ? t.noAnswer : `${status} · ${t.ms(count(duration_ms))}` },
      ]}
    />
  )
}
