/** Ends of ingredient lists that many recipes share. */
export const powder = 'flavouring xanthan lecithin sweeteners'
export const shaken = 'citric flavouring sweeteners'
export const pill = 'cellulose stearate silica'
export const supplement = { legal: ['Food supplement', 'Nahrungsergänzungsmittel'], days: 365 } as const
