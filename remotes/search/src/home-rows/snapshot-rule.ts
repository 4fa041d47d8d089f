/** Where the rows of the home page are stored for the next visit, and for how long no request is sent for them. */
export const HOME_SNAPSHOT = { name: 'home-signed-out', freshForSeconds: 1800 } as const;
