import type { Activity } from '../trade-show/activities.ts'

/** Names on the wire of what earns points. */
export const descriptions: Record<Activity, string> = {
  guided_tour: 'Guided tour',
  exhibitor_visited: 'Exhibitor visited',
  highlight_viewed: 'Highlight viewed',
  feedback_given: 'Feedback given',
  video_watched: 'Video watched',
  media_kit_downloaded: 'Media kit downloaded',
  samples_taken: 'Samples taken',
  order_placed: 'Order placed',
  award_voted: 'Award vote',
}

export const TOTAL = 'Total'
