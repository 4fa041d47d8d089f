/** At least 1; a number that is no whole number, or reaches the number of users, means all of them. */
export function neededUsers(reviewsNeeded: number | undefined, users: number): number {
  if (reviewsNeeded === undefined || !Number.isInteger(reviewsNeeded) || reviewsNeeded >= users) return users;
  return Math.max(1, reviewsNeeded);
}
