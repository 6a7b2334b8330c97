import { outletDeskPage } from '@fairfloor/domain/outlet/desk-pages'
import { idIn } from '@fairfloor/domain/outlet/outlet-list'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { isOperator, useUser } from '../../visit/user.ts'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import columns from '../back-office/desk-columns.module.css'
import { CountForm } from './desk/CountForm.tsx'
import { outletDeskTexts } from './desk/desk-texts.ts'
import { LotFacts } from './desk/LotFacts.tsx'
import { LotMovements } from './desk/LotMovements.tsx'
import { PriceForm } from './desk/PriceForm.tsx'
import { lotQuery } from './desk/queries.ts'
import { WithdrawForm } from './desk/WithdrawForm.tsx'

/** /admin/outlet/:outletLot: a lot of the outlet, what has become of its pieces, and what can be done with it. */
export function OutletLotDeskPage() {
  const t = useTexts(outletDeskTexts)
  const id = idIn(useParams().outletLot)
  const query = useQuery({ ...lotQuery(id ?? 0), enabled: isOperator(useUser()) && id !== undefined })
  const { data } = query
  const back = <LinkButton to={outletDeskPage.path}>{t.toList}</LinkButton>
  return (
    <AdminFrame title={data?.name ?? t.title} {...(data && { lead: data.sku })}>
      {id === undefined ? (
        <EmptyState icon="search" title={t.missing} action={back} />
      ) : (
        <Loaded query={query} waiting={640} missing={{ icon: 'search', title: t.missing, action: back }}>
          {lot => (
            <div key={id} className={columns.columns}>
              <div className={columns.parts}>
                <LotFacts lot={lot} />
                <LotMovements lot={lot} />
              </div>
              <div className={columns.parts}>
                {lot.state !== 'withdrawn' && <PriceForm lot={lot} />}
                <CountForm lot={lot} />
                {lot.state !== 'withdrawn' && <WithdrawForm lot={lot} />}
                <div>{back}</div>
              </div>
            </div>
          )}
        </Loaded>
      )}
    </AdminFrame>
  )
}
