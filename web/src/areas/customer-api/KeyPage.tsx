import { generateApiKey, getApiSettings } from '@fairfloor/domain/customer-api/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayTimeText } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { useUser } from '../../visit/user.ts'
import { ApiFrame } from './ApiFrame.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { KeyOnce } from './KeyOnce.tsx'
import { keyTexts } from './key-texts.ts'
import { NamedKeys } from './keys/NamedKeys.tsx'
import { NewKeyQuestion } from './NewKeyQuestion.tsx'
import { Panel } from './Panel.tsx'
import type { Settings } from './stock/queries.ts'

/** /service-center/api/key: the first key by its last four characters, a new one, which is shown once, and the keys with names. */
export function KeyPage() {
  const t = useTexts(keyTexts)
  return (
    <ApiFrame name="key" lead={t.lead}>
      <Key />
    </ApiFrame>
  )
}

function Key() {
  const t = useTexts(keyTexts)
  const isOwner = useUser()?.switched_from === null
  const query = useQuery(queryOf(getApiSettings, {}))
  const [once, setOnce] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const generate = useApiMutation(generateApiKey, {
    invalidates: [queryOf(getApiSettings, {})],
    onSuccess: ({ api_key }) => setOnce(api_key),
  })
  const run = () => void generate.run({ body: {} })
  return (
    <Loaded query={query} waiting={220}>
      {settings => (
        <>
          {once && <KeyOnce value={once} onKept={() => setOnce(undefined)} />}
          <Panel title={t.yours}>
            {settings.api_key ? <KeyFacts of={settings} /> : <p>{t.none}</p>}
            <MutationError of={generate} onRetry={run} />
            {isOwner && (
              <p className="row wrap gap-3">
                <Button
                  variant={settings.api_key || once ? 'outline' : 'signal'}
                  icon="lock"
                  loading={generate.loading}
                  onClick={() => (settings.api_key ? setAsking(true) : run())}
                >
                  {settings.api_key ? t.another : t.first}
                </Button>
              </p>
            )}
          </Panel>
          <NamedKeys />
          <Panel title={t.how}>
            <p>{t.howText}</p>
            <CodeBlock
              name={t.how}
              code={`curl ${location.origin}/api/v1/stock \\\n  -H "Authorization: Bearer $API_KEY"`}
            />
            <ul className="grid gap-2 ink-2 bullets">
              {Object.values(t.rules).map(rule => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Panel>
          <NewKeyQuestion
            open={isAsking}
            old={settings.api_key ?? ''}
            onClose={() => setAsking(false)}
            onSure={() => {
              setAsking(false)
              run()
            }}
          />
        </>
      )}
    </Loaded>
  )
}

/** The first key: its last characters, when and by whom it was made, and when it was last used. */
function KeyFacts({ of }: { of: Settings }) {
  const t = useTexts(keyTexts)
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  const at = (instant: string | null) => instant && dayTimeText(instant, timeZone, language)
  return (
    <div className="stack gap-4 measure">
      <code className="t24 bold">{of.api_key}</code>
      <KeyValue
        lined
        items={[
          { key: t.madeAt, value: at(of.api_key_made_at) },
          { key: t.madeBy, value: of.api_key_made_by ?? t.gone },
          { key: t.lastUsed, value: at(of.api_key_last_used_at) ?? t.neverUsed },
        ]}
      />
    </div>
  )
}
