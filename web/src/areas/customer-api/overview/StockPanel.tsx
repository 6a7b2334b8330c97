import { stockPage } from '@fairfloor/domain/customer-api/pages'
import { getDeliveries } from '@fairfloor/domain/stock-push/contract'
import { useQuery } from '@tanstack/react-query'
import { count, dayTimeText } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { queryOf } from '../../../lib/query.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import text from '../../../ui/text.module.css'
import { useMay } from '../../identity/user.ts'
import { Panel } from '../Panel.tsx'
import { EndpointState } from '../stock/EndpointState.tsx'
import type { Settings } from '../stock/queries.ts'
import styles from './Overview.module.css'
import { overviewTexts } from './texts.ts'

/** Whether the customer's own server is told of stock, and how the last delivery went. */
export function StockPanel({ of }: { of: Settings }) {
  const t = useTexts(overviewTexts)
  const mayRead = useMay('prices')
  if (!mayRead) return null
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
        <div className={styles.missing}>
          <p>{t.noEndpoint}</p>
          <LinkButton to={stockPage.path}>{t.setUp}</LinkButton>
        </div>
      ) : (
        <>
          <p className={styles.address}>{of.stock_endpoint_url}</p>
          <LastDelivery />
        </>
      )}
    </Panel>
  )
}

function LastDelivery() {
  const t = useTexts(overviewTexts)
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  const last = useQuery(queryOf(getDeliveries, {})).data?.deliveries[0]
  if (!last) return <p className={text.soft}>{t.noDelivery}</p>
  const { sent_at, articles, status, duration_ms } = last
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
