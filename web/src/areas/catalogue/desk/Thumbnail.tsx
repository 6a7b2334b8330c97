import { inWidth } from '@fairfloor/domain/pictures'
import styles from './desk.module.css'

/** A small picture in a row; an empty place where there is none, so that rows keep their height. */
export const Thumbnail = ({ url }: { url: string | null }) => (
  <span className={`grid in-middle clipped on-fog round-input ${styles.thumbnail}`}>
    {url && <img className="wide tall contain" src={inWidth(url, 160)} alt="" width="40" height="40" loading="lazy" />}
  </span>
)
