import { type Answer, addressOf } from '@fairfloor/domain/endpoint'
import { downloadExport, getExports } from '@fairfloor/domain/personal-data/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayTimeText, fileSize } from '../../../lib/format.ts'
import { queryOf } from '../../../lib/query.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import listRow from '../../../ui/list-row.module.css'
import { AskForExport } from './AskForExport.tsx'
import { dataTexts } from './data-texts.ts'

type Exports = Answer<typeof getExports>
type Export = Exports['exports'][number]

const ASK_AGAIN_MS = 4000

const exportsQuery = queryOf(getExports, {})
const isUnderWay = (exports: Exports | undefined) =>
  exports?.exports.some(({ state }) => state === 'under way') ?? false

/** Asks for the own data, and offers the files that are ready. */
export function ExportPart() {
  const t = useTexts(dataTexts)
  const query = useQuery({
    ...exportsQuery,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? ASK_AGAIN_MS : false),
  })
  const [isAsking, setAsking] = useState(false)
  return (
    <section className="stack at-start gap-4">
      <h2>{t.export}</h2>
      <Loaded query={query} waiting={120}>
        {({ exports, with_company }) => (
          <>
            <p>{t.exportText}</p>
            <ul className="grid gap-1 bullets">
              <li>{t.own}</li>
              {with_company && <li>{t.company}</li>}
            </ul>
            <p>{t.how}</p>
            {!isUnderWay({ exports, with_company }) && (
              <Button variant="ink" icon="download" onClick={() => setAsking(true)}>
                {t.ask}
              </Button>
            )}
            {exports.length > 0 && (
              <ul className="wide line-below" aria-live="polite">
                {exports.map(one => (
                  <ExportRow key={one.id} one={one} />
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
      <AskForExport open={isAsking} onClose={() => setAsking(false)} />
    </section>
  )
}

function ExportRow({ one: { id, asked_at, state, bytes, until } }: { one: Export }) {
  const t = useTexts(dataTexts)
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  const at = (instant: string) => dayTimeText(instant, timeZone, language)
  const [icon, title, text] = {
    ready: ['document', t.ready(at(asked_at)), until && bytes !== null ? t.until(fileSize(bytes), at(until)) : ''],
    'under way': ['clock', t.underWay, t.underWayText],
    failed: ['warning', t.failed, t.failedText],
  }[state] as ['document' | 'clock' | 'warning', string, string]
  return (
    <li className={`grid middle gap-4 line-above pad-y-3 ${listRow.row}`}>
      <Icon name={icon} size={24} />
      <div className="grid gap-half">
        <b className="bold">{title}</b>
        <span className="t13 ink-2">{text}</span>
      </div>
      {state === 'ready' && (
        <LinkButton to={addressOf(downloadExport, { params: { id } })} reloadDocument download icon="download">
          {t.download}
        </LinkButton>
      )}
    </li>
  )
}
