import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import { sumFor } from '@fairfloor/domain/promotions/wire'
import { moneyOfCents } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Price } from '../../ui/Price.tsx'
import { useUser } from '../../visit/user.ts'
import { Compare } from './compare/lazy.tsx'
import { Favourite } from './Favourite.tsx'
import { LogInForPrices } from './LogInForPrices.tsx'
import { sizeTexts } from './size-texts.ts'

/** What a size costs, and its favourite button. */
export const SizePrice = ({ size }: { size: ShopSize }) => (
  <div className="row wrap middle between gap-y-2 gap-x-4 mt-4 target">
    <Prices size={size} />
    <Favourite size={size} worded />
    <Compare size={size} />
  </div>
)

/** What a piece and a case of a size cost; a promotion may make the case cheaper than its pieces. */
function Prices({ size }: { size: ShopSize }) {
  const t = useTexts(sizeTexts)
  const isVisitor = useUser() === null
  const { current_price: current, regular_price: regular, units_per_case: units } = size
  if (current === null)
    return isVisitor ? (
      <p className="row wrap baseline gap-y-2 gap-x-4">
        <LogInForPrices />
      </p>
    ) : null
  const sum = units > 1 ? sumFor(size, units) : null
  return (
    <p className="row wrap baseline gap-y-2 gap-x-4">
      <Price current={current} regular={regular} size="xl" />
      <span className="ink-2">
        {t.piece}
        {sum !== null && ` · ${t.caseOf(units, moneyOfCents(sum))}`}
      </span>
    </p>
  )
}
