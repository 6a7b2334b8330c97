import { MOST_KEYS } from '@fairfloor/domain/customer-api/api-key'
import { getNamedKeys, revokeNamedKey } from '@fairfloor/domain/customer-api/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { count, dayText } from '../../../lib/format.ts'
import { queryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DeleteQuestion } from '../../../ui/DeleteQuestion.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { useUser } from '../../../visit/user.ts'
import { KeyOnce } from '../KeyOnce.tsx'
import { Panel } from '../Panel.tsx'
import { MakeKey } from './MakeKey.tsx'
import { namedKeyTexts } from './texts.ts'

type NamedKey = Answer<typeof getNamedKeys>[number]

const query = queryOf(getNamedKeys, {})

/** The keys beside the first: each with its name and rights, made and deleted one by one. */
export function NamedKeys() {
  const t = useTexts(namedKeyTexts)
  const isOwner = useUser()?.switched_from === null
  const [once, setOnce] = useState<string>()
  const [isMaking, setMaking] = useState(false)
  return (
    <Panel title={t.title}>
      <p>{t.text}</p>
      {once && <KeyOnce value={once} onKept={() => setOnce(undefined)} />}
      <Loaded query={useQuery(query)} waiting={96}>
        {keys => (
          <>
            {keys.length > 0 ? <Kept keys={keys} mayDelete={isOwner} /> : <p className="fg-2">{t.none}</p>}
            {isOwner && keys.length < MOST_KEYS - 1 && (
              <p>
                <Button icon="lock" onClick={() => setMaking(true)}>
                  {t.make}
                </Button>
              </p>
            )}
            {keys.length >= MOST_KEYS - 1 && <p className="fg-2">{t.full(count(MOST_KEYS))}</p>}
          </>
        )}
      </Loaded>
      <MakeKey
        open={isMaking}
        onClose={() => setMaking(false)}
        onMade={key => {
          setMaking(false)
          setOnce(key)
        }}
      />
    </Panel>
  )
}

function Kept({ keys, mayDelete }: { keys: readonly NamedKey[]; mayDelete: boolean }) {
  const t = useTexts(namedKeyTexts)
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  const [asked, setAsked] = useState<NamedKey>()
  const [isAsking, setAsking] = useState(false)
  const revoke = useApiMutation(revokeNamedKey, { invalidates: [query] })
  const dayOf = (instant: string) => dayText(instant, timeZone, language)
  const columns: Column<NamedKey>[] = [
    {
      id: 'name',
      head: t.name,
      phone: 'title',
      cell: ({ name, is_test }) => (
        <b className="anywhere">
          {name} {is_test && <Tag tone="amber">{t.test}</Tag>}
        </b>
      ),
    },
    { id: 'key', head: t.key, cell: ({ api_key }) => <code>{api_key}</code> },
    {
      id: 'may',
      head: t.may,
      cell: ({ rights }) => (
        <span className="row wrap gap-1">
          {rights.map(right => (
            <Tag key={right}>{t.rights[right]}</Tag>
          ))}
          {rights.length === 0 && <Tag>{t.nothing}</Tag>}
        </span>
      ),
    },
    { id: 'made', head: t.made, cell: ({ made_at, made_by }) => t.madeBy(dayOf(made_at), made_by ?? t.gone) },
    { id: 'used', head: t.lastUsed, cell: ({ last_used_at }) => (last_used_at ? dayOf(last_used_at) : t.never) },
    ...(mayDelete
      ? [
          {
            id: 'remove',
            head: t.remove,
            hideHead: true,
            align: 'end' as const,
            cell: (key: NamedKey) => (
              <Button
                variant="ghost"
                aria-label={t.removeOf(key.name)}
                onClick={() => {
                  setAsked(key)
                  setAsking(true)
                }}
              >
                {t.remove}
              </Button>
            ),
          },
        ]
      : []),
  ]
  return (
    <>
      <Table caption={t.title} columns={columns} rows={keys} rowKey={({ id }) => id} />
      <MutationError of={revoke} />
      {asked && (
        <DeleteQuestion
          open={isAsking}
          onClose={() => setAsking(false)}
          question={t.removeQuestion(asked.name)}
          onDelete={() => void revoke.run({ params: { id: asked.id } })}
        >
          <p>{t.stops(asked.api_key)}</p>
        </DeleteQuestion>
      )}
    </>
  )
}
