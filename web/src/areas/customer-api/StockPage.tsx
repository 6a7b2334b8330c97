import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { useMay, useUser } from '../../visit/user.ts'
import { ApiFrame } from './ApiFrame.tsx'
import { Panel } from './Panel.tsx'
import { Deliveries } from './stock/Deliveries.tsx'
import { EndpointState } from './stock/EndpointState.tsx'
import { HowItComes } from './stock/HowItComes.tsx'
import { OneSetting } from './stock/OneSetting.tsx'
import { settingsQuery } from './stock/queries.ts'
import { Secret } from './stock/Secret.tsx'
import { SendTest } from './stock/SendTest.tsx'
import { StateNotice } from './stock/StateNotice.tsx'
import styles from './stock/StockPage.module.css'
import { stockTexts } from './stock/texts.ts'

/** What the server does by itself is seen soon. */
const AGAIN_MS = 15_000

/** /service-center/api/stock: where the customer's server is told of stock, and how that went. */
export function StockPage() {
  const t = useTexts(stockTexts)
  const may = useMay('prices')
  return (
    <ApiFrame name="stock" lead={t.lead}>
      {may ? (
        <Endpoint />
      ) : (
        <EmptyState icon="lock" title={t.forbidden}>
          {t.forbiddenText}
        </EmptyState>
      )}
    </ApiFrame>
  )
}

function Endpoint() {
  const t = useTexts(stockTexts)
  const isOwner = useUser()?.switched_from === null
  const query = useQuery({ ...settingsQuery, refetchInterval: AGAIN_MS })
  return (
    <Loaded query={query} waiting={420}>
      {settings => {
        const hasAddress = settings.stock_endpoint_url !== null
        return (
          <>
            <Panel title={t.endpoint} state={<EndpointState of={settings} />} end={hasAddress && <SendTest />}>
              <StateNotice of={settings} />
              {isOwner ? (
                <>
                  <div className={`stack gap-y-5 gap-x-8 ${styles.settings}`}>
                    <OneSetting
                      name="api_url"
                      label={t.url}
                      hint={t.urlHint}
                      type="url"
                      placeholder="https://shop.example.com/stock"
                      saved={settings.stock_endpoint_url}
                    />
                    <OneSetting
                      name="authorization_token"
                      label={t.token}
                      hint={t.tokenHint}
                      type="text"
                      placeholder="Bearer …"
                      saved={settings.stock_endpoint_auth_header}
                    />
                  </div>
                  <Secret of={settings} />
                </>
              ) : (
                <p>{settings.stock_endpoint_url}</p>
              )}
            </Panel>
            <Deliveries hasAddress={hasAddress} />
            <HowItComes />
          </>
        )
      }}
    </Loaded>
  )
}
