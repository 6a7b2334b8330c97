/** Windows of a show for tests of rules; its days end at 22:00 UTC. */
export const windows = {
  orderStart: new Date('2031-05-05T00:00:00+02:00'),
  orderEnd: new Date('2031-05-08T23:59:59+02:00'),
  confirmationStart: new Date('2031-05-09T10:00:00+02:00'),
  confirmationEnd: new Date('2031-05-16T23:59:59+02:00'),
  releaseEnd: new Date('2031-06-30T23:59:59+02:00'),
}
