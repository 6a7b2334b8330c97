import { getOrderLists } from '@fairfloor/domain/order-lists/lists-contract'
import type { Counter } from '@fairfloor/domain/quick-order/addresses'
import { getTemplate } from '@fairfloor/domain/quick-order/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { LoadFailure } from '../../ui/Loaded.tsx'
import layout from '../../ui/layout.module.css'
import { Select } from '../../ui/Select.tsx'
import { type Asked, askedBy, type Template } from './template.ts'
import { quickOrderTexts } from './texts.ts'

const LAST_FAIR = 'fair'

/** Takes an order, an order list or the order at the last fair over: by the page's address, or by choice. */
export function TakeOver({ at, onTake }: { at: Counter; onTake: (template: Template) => void }) {
  const t = useTexts(quickOrderTexts)
  const [query, setQuery] = useSearchParams()
  const [chosen, setChosen] = useState<Asked>()
  const [took, setTook] = useState<Template>()
  const asked = chosen ?? askedBy(query, at)
  const lists = useQuery(queryOf(getOrderLists, {})).data ?? []
  const template = useQuery({
    ...queryOf(getTemplate, { query: asked ?? { at } }),
    enabled: asked !== undefined,
    staleTime: 0,
    gcTime: 0,
  })
  const { data, isFetching } = template
  const take = useEffectEvent((found: Template) => {
    setTook(found)
    setChosen(undefined)
    // Otherwise a reload would take it over once more.
    if (askedBy(query, at)) setQuery({}, { replace: true })
    onTake(found)
  })
  const key = asked && JSON.stringify(asked)
  const taken = useRef<string>(undefined)
  useEffect(() => {
    // Once, though the address changes a moment later.
    if (key === taken.current) return
    if (!key) taken.current = undefined
    else if (data && !isFetching) {
      taken.current = key
      take(data)
    }
  }, [key, data, isFetching])

  const options = [
    ...(at === 'fair' ? [{ value: LAST_FAIR, label: t.lastFair }] : []),
    ...lists.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <div className={`grid gap-2 ${layout.ifAny}`}>
      {took && !asked && <Alert tone="success">{t.took[took.kind](took.name)}</Alert>}
      {asked && (
        <LoadFailure
          query={template}
          missing={<Alert tone="warning">{template.error?.message}</Alert>}
          failed={message => message}
        />
      )}
      {options.length > 0 && (
        <Select
          label={t.takeOver}
          placeholder={at === 'fair' ? t.takeOver : t.takeOverHint}
          options={options}
          value=""
          onChange={value => setChosen(value === LAST_FAIR ? { last: 'fair', at } : { list: value as never, at })}
        />
      )}
    </div>
  )
}
