import { keyPage, stockPage } from '@fairfloor/domain/customer-api/pages'
import { useRef, useState } from 'react'
import changelog from '../../../../../docs/api/CHANGELOG.md?raw'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useDraft } from '../../../lib/sending/draft.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Accordion } from '../../../ui/Accordion.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { PasswordInput } from '../../../ui/TextInput.tsx'
import text from '../../../ui/text.module.css'
import { CallHead } from '../docs/CallHead.tsx'
import type { Operation } from '../docs/document.ts'
import { EndsTag } from '../docs/EndsTag.tsx'
import { CallCard } from './CallCard.tsx'
import { Guide, guideOf } from './Guide.tsx'
import { Blocks } from './Markdown.tsx'
import { blocksOf } from './markdown.ts'
import type { Own } from './own.ts'
import styles from './Reference.module.css'
import { restTexts } from './rest-texts.ts'
import { type SampleLanguage, sampleLanguages } from './samples.ts'

interface ReferenceProps {
  /** In Markdown. */
  about: string
  operations: readonly Operation[]
  own: Own
}

/** The API's description: how it works, then each call by what it is about. */
export function Reference({ about, operations, own }: ReferenceProps) {
  const t = useTexts(restTexts)
  // In memory alone, so that no other page, tab or later visitor finds it.
  const [apiKey, setApiKey] = useState('')
  const [language, setLanguage] = useDraft('api-samples', readLanguage)
  const [isMissing, setMissing] = useState(false)
  const [open, setOpen] = useState<readonly string[]>(() => [location.hash.slice(1)].filter(Boolean))
  const field = useRef<HTMLInputElement>(null)
  const guide = guideOf(about)
  const groups = [...Map.groupBy(operations, ({ tags = [] }) => tags[0] ?? '')].sort(byName(Object.keys(t.groups)))
  const nameOf = (group: string) => (t.groups as Record<string, string>)[group] ?? group

  const contents = [
    ...guide.map(({ id, title }) => [id, title]),
    ['push', t.pushTitle],
    ...groups.map(([group]) => [group, nameOf(group)]),
    ['changes', t.changes],
  ]
  return (
    <div className={`stack gap-y-6 gap-x-8 ${styles.page}`}>
      <nav className={styles.contents} aria-label={t.contents}>
        <ul className="row wrap gap-x-4">
          {contents.map(([id, title]) => (
            <li key={id}>
              <a
                className="row middle t13 ink-2 medium"
                href={`#${id}`}
                lang={guide.some(section => section.id === id) ? 'en' : undefined}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="stack packed gap-8">
        <Guide sections={guide} />
        <section id="push" className={`stack gap-2 ${styles.group}`} aria-label={t.pushTitle}>
          <h2>{t.pushTitle}</h2>
          <p className={styles.words}>{t.pushText}</p>
          <p>
            <LinkButton to={stockPage.path}>{t.toPush}</LinkButton>
          </p>
        </section>
        <section
          className={`grid top gap-y-4 gap-x-8 on-fog round-card pad-panel ${styles.key}`}
          aria-label={t.keyTitle}
        >
          <div>
            <h2>{t.keyTitle}</h2>
            <p className="ink-2 mt-2">{t.keyText}</p>
          </div>
          <PasswordInput
            ref={field}
            label={t.key}
            name="api-key"
            autoComplete="off"
            spellCheck={false}
            value={apiKey}
            error={isMissing && !apiKey ? t.keyFirst : null}
            hint={
              <>
                {t.noKey}{' '}
                <PageLink className={text.link} to={keyPage.path}>
                  {t.makeKey}
                </PageLink>
              </>
            }
            onChange={event => setApiKey(event.target.value)}
          />
        </section>
        {groups.map(([group, calls]) => (
          <section key={group} id={group} className={`stack gap-2 ${styles.group}`} aria-label={nameOf(group)}>
            <h2>{nameOf(group)}</h2>
            <Accordion
              multiple
              look="cards"
              open={open}
              onOpenChange={now => setOpen([...open.filter(id => !calls.some(one => one.operationId === id)), ...now])}
              items={calls.map(operation => ({
                id: operation.operationId,
                head: <CallHead operation={operation} />,
                content: (
                  <CallCard
                    operation={operation}
                    own={own}
                    language={language}
                    onLanguage={setLanguage}
                    apiKey={apiKey}
                    onNoKey={() => {
                      setMissing(true)
                      field.current?.focus()
                    }}
                  />
                ),
              }))}
            />
          </section>
        ))}
        <section id="changes" className={`stack gap-2 ${styles.group}`} aria-label={t.changes}>
          <h2>{t.changes}</h2>
          <Endings operations={operations} />
          <Blocks blocks={blocksOf(changelog).slice(1)} codeName={t.codeName} />
        </section>
      </div>
    </div>
  )
}

/** As stored by any version of this page. */
const readLanguage = (stored: unknown): SampleLanguage => sampleLanguages.find(one => one === stored) ?? 'curl'

/** The calls that are to end, as the description marks them. */
function Endings({ operations }: { operations: readonly Operation[] }) {
  const t = useTexts(restTexts)
  const ending = operations.filter(({ deprecated }) => deprecated)
  if (ending.length === 0) return <p className={styles.words}>{t.nothingEnds}</p>
  return (
    <>
      <p className={styles.words}>{t.ending}</p>
      <ul>
        {ending.map(operation => (
          <li key={operation.operationId}>
            <a className={text.link} href={`#${operation.operationId}`}>
              {operation.method} {operation.path}
            </a>{' '}
            <EndsTag operation={operation} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** In the order of these names; what has none comes last. */
const byName = (names: readonly string[]) => {
  const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  return ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => placeOf(a) - placeOf(b)
}
