import type { CallError } from '@hookloom/react';

export function UploadProblem({ error }: { error: CallError }) {
  return <p role="alert">{explain(error)}</p>;
}

function explain(error: CallError) {
  switch (error.kind) {
    case 'http':
      if (error.status === 413) return 'The file is too large.';
      if (error.status === 415) return 'Choose another file type.';
      return `The server refused the file (${error.status}).`;
    case 'network':
      return error.reason === 'timeout'
        ? 'The upload took too long. Try again.'
        : 'The server cannot be reached. Try again.';
    case 'request-validation':
      return error.issues.map(({ message }) => message).join(', ');
    case 'response-validation':
      return 'Sent, but the response is invalid.';
    case 'config':
      return error.message;
  }
}
