import { getApiSettings } from '@fairfloor/domain/customer-api/contract'
import { restPage, skuMappingPage } from '@fairfloor/domain/customer-api/pages'
import { docsPage } from '@fairfloor/domain/customer-api/rest/pages'
import { getApiSummary } from '@fairfloor/domain/customer-api/rest/summary-contract'
import { useQuery } from '@tanstack/react-query'
import { count } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { bothLoaded, Loaded } from '../../../ui/Loaded.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import text from '../../../ui/text.module.css'
import { CodeBlock } from '../CodeBlock.tsx'
import { Panel } from '../Panel.tsx'
import { Downloads } from './Downloads.tsx'
import { KeysPanel } from './KeysPanel.tsx'
import styles from './Overview.module.css'
import { StockPanel } from './StockPanel.tsx'
import { overviewTexts } from './texts.ts'

/** How the company's API stands, at a glance. */
export function Overview() {
  const t = useTexts(overviewTexts)
  const settings = useQuery(queryOf(getApiSettings, {}))
  const summary = useQuery(queryOf(getApiSummary, {}))
  return (
    <Loaded
      query={bothLoaded(settings, summary)}
      waiting={<SkeletonRows rows={4} height={200} className={`stack gap-4 ${styles.panels}`} />}
    >
      {([of, { requests_left, requests_per_minute, references }]) => (
        <div className={`stack gap-4 ${styles.panels}`}>
          <KeysPanel of={of} />
          <Panel title={t.rest} end={<To page={restPage.path}>{t.reference}</To>}>
            <p className="row wrap baseline gap-y-1 gap-x-3">
              <b className="sign t36">{count(requests_left)}</b>
              <span className="ink-2">{t.left(count(requests_per_minute))}</span>
            </p>
            <CodeBlock name={t.address} code={`${location.origin}/api/v1`} />
            <p className="fg-2">
              {t.reads}{' '}
              <PageLink className={text.link} to={docsPage.path}>
                {t.everyCall}
              </PageLink>
            </p>
          </Panel>
          <StockPanel of={of} />
          <Panel title={t.mapping} end={<To page={skuMappingPage.path}>{t.manage}</To>}>
            {references > 0 ? (
              <p className="row wrap baseline gap-y-1 gap-x-3">
                <b className="sign t36">{count(references)}</b>
                <span className="ink-2">{t.references}</span>
              </p>
            ) : (
              <Missing words={t.noReferences} act={t.addReferences} to={skuMappingPage.path} />
            )}
          </Panel>
          <Downloads />
        </div>
      )}
    </Loaded>
  )
}

const To = ({ page, children }: { page: string; children: string }) => (
  <PageLink className={text.link} to={page}>
    {children}
  </PageLink>
)

/** What is not set up yet, and the way to do it. */
function Missing({ words, act, to }: { words: string; act: string; to: string }) {
  return (
    <div className="grid at-start gap-3 ink-2">
      <p>{words}</p>
      <LinkButton to={to}>{act}</LinkButton>
    </div>
  )
}
