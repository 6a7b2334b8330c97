import { getNamedKeys } from '@fairfloor/domain/customer-api/contract'
import { keyPage } from '@fairfloor/domain/customer-api/pages'
import { useQuery } from '@tanstack/react-query'
import { dayTimeText } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { queryOf } from '../../../lib/query.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import text from '../../../ui/text.module.css'
import { namedKeyTexts } from '../keys/texts.ts'
import { Panel } from '../Panel.tsx'
import type { Settings } from '../stock/queries.ts'
import { overviewTexts } from './texts.ts'

/** All keys of the company: which system has each, whether it is for tests, and when it was last used. */
export function KeysPanel({ of }: { of: Settings }) {
  const t = useTexts(overviewTexts)
  const words = useTexts(namedKeyTexts)
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  const named = useQuery(queryOf(getNamedKeys, {}))
  const first = of.api_key
    ? [{ name: words.first, api_key: of.api_key, is_test: false, last_used_at: of.api_key_last_used_at }]
    : []
  return (
    <Panel
      title={t.keys}
      end={
        <PageLink className={text.link} to={keyPage.path}>
          {t.manage}
        </PageLink>
      }
    >
      <Loaded
        query={named}
        waiting={96}
        isEmpty={keys => first.length + keys.length === 0}
        empty={
          <div className="grid at-start gap-3 ink-2">
            <p>{t.noKey}</p>
            <LinkButton to={keyPage.path}>{t.makeKey}</LinkButton>
          </div>
        }
      >
        {keys => (
          <KeyValue
            lined
            items={[...first, ...keys].map(({ name, api_key, is_test, last_used_at }) => ({
              key: name,
              note: (
                <>
                  <code>{api_key}</code> {is_test && <Tag tone="amber">{words.test}</Tag>}
                </>
              ),
              value: last_used_at ? t.used(dayTimeText(last_used_at, timeZone, language)) : t.unused,
            }))}
          />
        )}
      </Loaded>
    </Panel>
  )
}
