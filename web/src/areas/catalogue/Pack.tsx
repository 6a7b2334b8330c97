import { inWidth } from '@fairfloor/domain/pictures'
import styles from './parts.module.css'

/** A flavour's picture in reserved space. Decorative: its name is next to it. */
export const Pack = ({ url }: { url: string | null }) => (
  <span className={`fixed block round-input ${styles.pack}`}>
    {url && <img className="wide tall contain" src={inWidth(url, 160)} alt="" width="44" height="44" loading="lazy" />}
  </span>
)
