export interface ToastText {
  readonly title: string;
  readonly description?: string;
}
