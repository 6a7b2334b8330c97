import type { ProductItem } from './items.ts'
import { around } from './places.ts'
import styles from './Stage.module.css'

/** The grounds of the active product and its neighbours: one fades over the other. */
export function Grounds({ products, place }: { products: readonly ProductItem[]; place: number }) {
  return around(products, place, 2).map(({ item, offset }) => (
    <div
      key={item.erp_id}
      className={`absolute fill ${styles.ground}`}
      data-active={offset === 0 || undefined}
      style={item.look}
    >
      {item.background && <img className="wide tall cover" src={item.background} alt="" />}
    </div>
  ))
}
