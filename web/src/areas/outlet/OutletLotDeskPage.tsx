import { outletDeskPage } from '@fairfloor/domain/outlet/desk-pages'
import { idIn } from '@fairfloor/domain/outlet/outlet-list'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import side from '../../ui/side.module.css'
import { isOperator, useUser } from '../../visit/user.ts'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
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
            <div key={id} className={`stack top packed gap-5 ${side.side}`}>
              <div className="stack top packed gap-5">
                <LotFacts lot={lot} />
                <LotMovements lot={lot} />
              </div>
              <div className="stack top packed gap-5">
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
