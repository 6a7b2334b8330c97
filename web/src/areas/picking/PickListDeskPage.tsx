import { pickingDeskPage } from '@fairfloor/domain/picking/desk-pages'
import { pickListIn } from '@fairfloor/domain/picking/list'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { isOperator, useUser } from '../../visit/user.ts'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { deskAddressOf } from '../orders/desk-queries.ts'
import { PickListForm } from './PickListForm.tsx'
import { pickListQuery } from './queries.ts'
import { pickingTexts } from './texts.ts'

/** /admin/picking/:pickList: what somebody fetches for an order, by scan or by hand, until it is shipped or given back. */
export function PickListDeskPage() {
  const t = useTexts(pickingTexts)
  const id = pickListIn(useParams().pickList)
  const query = useQuery({ ...pickListQuery(id ?? 0), enabled: isOperator(useUser()) && id !== undefined })
  const back = <LinkButton to={pickingDeskPage.path}>{t.toList}</LinkButton>
  const { data } = query
  return (
    <AdminFrame
      title={id === undefined ? t.picking : t.pickList(id)}
      {...(data && { lead: `${t.orderOf(data.order_id)} · ${data.company}` })}
    >
      {id === undefined ? (
        <EmptyState icon="search" title={t.unknown} action={back} />
      ) : (
        <Loaded query={query} waiting={640} missing={{ icon: 'search', title: t.unknown, action: back }}>
          {list =>
            list.closed_at === null ? (
              <PickListForm key={id} list={list} />
            ) : (
              <EmptyState
                icon={list.shipment_id === null ? 'refresh' : 'check'}
                title={list.shipment_id === null ? t.closed.back : t.closed.shipped}
                action={<LinkButton to={deskAddressOf(list.order_id)}>{t.see}</LinkButton>}
              >
                {list.shipment_id === null ? t.list.giveBackHint : t.list.shipped}
              </EmptyState>
            )
          }
        </Loaded>
      )}
    </AdminFrame>
  )
}
