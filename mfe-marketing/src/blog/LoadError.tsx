import { ApiError } from '@clearcoat/api-client';
import { Alert, Button } from '@clearcoat/ui/site';

interface LoadErrorProps {
  what: string;
  error: unknown;
  onRetry: () => void;
}

/** Error with a retry button. */
export function LoadError({ what, error, onRetry }: LoadErrorProps) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <Alert
      type="error"
      title={`Couldn't load ${what}`}
      action={
        <Button variant="secondary" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      Check your connection and try again.
      {requestId && <small> Request {requestId}</small>}
    </Alert>
  );
}
