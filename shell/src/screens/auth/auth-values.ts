/** What stands in the controls of both forms. */
export interface AuthValues {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}
