declare module '*/contract.css';
