import { getNamedKeys } from '@fairfloor/domain/customer-api/contract'
import { getApiRequests } from '@fairfloor/domain/customer-api/requests/contract'
import { requestsAt } from '@fairfloor/domain/customer-api/requests/list-address'
import { titles } from '@fairfloor/domain/customer-api/titles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { ListFilter } from '../../../ui/ListFilter.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { type ListAddress, useListAddress } from '../../../ui/list-address.ts'
import { Select } from '../../../ui/Select.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Table } from '../../../ui/Table.tsx'
import { namedKeyTexts } from '../keys/texts.ts'
import { RequestDetail } from './RequestDetail.tsx'
import { useRequestColumns } from './request-columns.tsx'
import { requestsTexts } from './texts.ts'

/** What comes in is seen soon, unless one reads older ones. */
const AGAIN_MS = 10_000

/** The kept requests, the newest first, 50 at a time. */
export function Requests() {
  const t = useTexts(requestsTexts)
  const { requests: title } = useTexts(titles)
  const list = useListFromItsBeginning()
  const asked = requestsAt(list.query)
  const [unfolded, setUnfolded] = useState<readonly number[]>([])
  const fold = (id: number) =>
    setUnfolded(before => (before.includes(id) ? before.filter(one => one !== id) : [...before, id]))
  const columns = useRequestColumns(unfolded, fold)
  const isFiltered = list.address({ before: '' }) !== '?'
  const query = useQuery({
    ...queryOf(getApiRequests, { query: asked }),
    refetchInterval: asked?.before === undefined && AGAIN_MS,
  })
  const none = isFiltered
    ? ({ icon: 'search', title: t.noneFound, action: <Button onClick={list.clear}>{t.all}</Button> } as const)
    : ({ icon: 'document', title: t.none, children: t.noneText } as const)
  return (
    <div className="stack gap-4">
      <Filters list={list} />
      <Loaded
        query={query}
        waiting={<SkeletonRows rows={8} height={40} />}
        isEmpty={({ requests }) => requests.length === 0}
        empty={none}
      >
        {({ requests, next }) => (
          <>
            <Table
              caption={title}
              columns={columns}
              rows={requests}
              rowKey={({ id }) => id}
              below={({ id }) => unfolded.includes(id) && <RequestDetail id={id} />}
            />
            <p className="row wrap gap-3">
              {asked?.before !== undefined && <LinkButton to={list.address({ before: '' })}>{t.newest}</LinkButton>}
              {next !== null && <LinkButton to={list.address({ before: String(next) })}>{t.older}</LinkButton>}
            </p>
          </>
        )}
      </Loaded>
    </div>
  )
}

/** Another filter begins with the newest. */
function useListFromItsBeginning(): ListAddress {
  const list = useListAddress()
  return { ...list, filter: changed => list.filter({ ...changed, before: '' }) }
}

function Filters({ list }: { list: ListAddress }) {
  const t = useTexts(requestsTexts)
  const words = useTexts(namedKeyTexts)
  const { key = '', failed } = requestsAt(list.query) ?? {}
  const named = useQuery(queryOf(getNamedKeys, {})).data ?? []
  const keys = [
    { value: '', label: t.everyKey },
    { value: 'first', label: words.first },
    ...named.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <ListFilter list={list} label={t.search}>
      <Select inline label={t.key} options={keys} value={key} onChange={value => list.filter({ key: value })} />
      <Checkbox
        label={t.onlyFailed}
        checked={failed === 'true'}
        onChange={only => list.filter({ failed: only ? 'true' : '' })}
      />
    </ListFilter>
  )
}
