import { useWide } from '../../../lib/use-wide.ts'

/** From this width in px on the event is laid out for desktops, below for phones and tablets. */
const DESKTOP = 1200

/** Whether the event is laid out for desktops. */
export const useIsWide = (): boolean => useWide(DESKTOP)
